import { cva, type VariantProps } from "class-variance-authority";

/** The one look of everything that is pressed; `Button` and `ButtonLink` share it. */
export const buttonStyle = cva(
  [
    "inline-flex min-h-target shrink-0 items-center justify-center gap-2 rounded-full font-semibold no-underline",
    "transition-colors duration-200 ease-calm select-none",
    "disabled:cursor-not-allowed data-disabled:cursor-not-allowed not-aria-busy:disabled:opacity-60",
  ],
  {
    variants: {
      variant: {
        primary: "bg-sage text-on-sage hover:bg-sage-deep",
        secondary: "border border-edge bg-surface text-ink hover:bg-sunken",
        quiet: "text-ink hover:bg-sunken",
        danger: "bg-danger text-on-danger hover:bg-danger-deep",
      },
      size: {
        md: "px-5 py-2 text-base",
        lg: "min-h-13 px-7 py-3 text-lg",
        icon: "size-target p-0",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonLook = VariantProps<typeof buttonStyle>;
