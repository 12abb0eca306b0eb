import { Contact } from "#client/features/contact/contact.tsx";

export function ContactPage() {
  return <Contact />;
}
