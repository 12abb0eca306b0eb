import { lazy, Suspense, type ComponentType, type ReactNode } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page that is fetched after the page. The page can do without it: where it can't be fetched, nothing is
 * there, rather than an error in place of the page.
 */
export function lazyPart<Props extends object>(load: Load<Props>, fallback: ReactNode = null) {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
