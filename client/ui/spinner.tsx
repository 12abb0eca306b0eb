import { clsx } from "clsx";

/** Three quiet arcs that breathe. Decoration only: say in words what is being waited for. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className={clsx("animate-spin", className ?? "size-6")}
    >
      <path d="M12 3a9 9 0 0 1 9 9" />
      <path d="M21 12a9 9 0 0 1-9 9" opacity="0.45" />
      <path d="M12 21a9 9 0 0 1-9-9" opacity="0.2" />
    </svg>
  );
}
