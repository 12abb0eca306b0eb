import { useParams } from "react-router-dom";
import { SampleReport } from "#client/features/reports/sample-report.tsx";

export function ReportPage() {
  const { id = "" } = useParams();
  return <SampleReport id={id} />;
}
