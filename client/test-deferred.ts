function ignore(): void {
  // Until the promise is made, there is nothing to fulfill.
}

/** A promise that the test fulfills when it likes. */
export function deferred<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = ignore;
  const promise = new Promise<T>((fulfill) => {
    resolve = fulfill;
  });
  return { promise, resolve };
}
