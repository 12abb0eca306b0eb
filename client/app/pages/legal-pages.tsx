import { LegalDocument } from "#client/features/legal/legal-document.tsx";

export function PrivacyPolicyPage() {
  return <LegalDocument name="privacy" />;
}

export function TermsOfServicePage() {
  return <LegalDocument name="terms" />;
}
