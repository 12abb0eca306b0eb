import { Guide } from "#client/features/guides/guide.tsx";
import { ProductivityGuide } from "#client/features/guides/productivity-guide.tsx";
import { WithGuideAccess } from "../with-guide-access.tsx";

export function ProductivityGuidePage() {
  return <WithGuideAccess>{(access) => <ProductivityGuide access={access} />}</WithGuideAccess>;
}

export function TaskPrioritizationPage() {
  return (
    <WithGuideAccess>{(access) => <Guide name="task-prioritization" access={access} />}</WithGuideAccess>
  );
}

export function FocusTechniquesPage() {
  return <WithGuideAccess>{(access) => <Guide name="focus-techniques" access={access} />}</WithGuideAccess>;
}

export function HabitBuildingPage() {
  return <WithGuideAccess>{(access) => <Guide name="habit-building" access={access} />}</WithGuideAccess>;
}
