import { clsx } from "clsx";
import type { ComponentProps } from "react";

type CardProps = Omit<ComponentProps<"div">, "className"> & {
  as?: "div" | "section" | "article" | "li";
  className?: string | undefined;
};

/** A framed surface on the page. */
export function Card({ as: Tag = "div", className, children, id, ...rest }: CardProps) {
  return (
    <Tag
      id={id}
      aria-label={rest["aria-label"]}
      aria-labelledby={rest["aria-labelledby"]}
      className={clsx("rounded-lg border border-line bg-surface p-5 sm:p-6", className)}
    >
      {children}
    </Tag>
  );
}
