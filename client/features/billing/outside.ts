/** Leaves the app for a page of Stripe's; an object, so that tests can stand in front of it. */
export const outside = {
  go(url: string): void {
    location.assign(url);
  },
};
