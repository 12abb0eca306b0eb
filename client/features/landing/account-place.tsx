/** Keeps the header's height while it is not known yet who is here. */
export function AccountPlace() {
  return <div aria-hidden="true" className="h-target w-32" />;
}
