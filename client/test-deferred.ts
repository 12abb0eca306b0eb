function ignore(): void {
  // There is nothing to resolve before the promise is created.
}

/** A promise that the test resolves when it wants. */
export function deferred<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = ignore;
  const promise = new Promise<T>((fulfill) => {
    resolve = fulfill;
  });
  return { promise, resolve };
}
