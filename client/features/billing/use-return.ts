import { useSearchParams } from "react-router-dom";
import { useOnce } from "./use-once.ts";

/** Back from the checkout with `payment=success`: reads everything again, and clears the query (spec 1, section 4). */
export function useReturn(onPaid: () => void): void {
  const [query, setQuery] = useSearchParams();
  useOnce(query.get("payment") === "success", () => {
    onPaid();
    setQuery({}, { replace: true });
  });
}
