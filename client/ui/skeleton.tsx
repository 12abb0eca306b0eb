import { clsx } from "clsx";

/** Holds the place of something that is loading; give it the size of what will come. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={clsx("animate-pulse rounded-md bg-sunken", className)} />;
}
