import { ConnectionBanner } from "./connection-banner.tsx";
import { ErrorBanner } from "./error-banner.tsx";
import { MicrophoneBanner } from "./microphone-banner.tsx";
import { NoticeBanners } from "./notice-banners.tsx";
import type { Place } from "./place.ts";

/** Everything there is to know beside the conversation. */
export function SessionNews({ place }: { place: Place }) {
  return (
    <>
      <MicrophoneBanner />
      <ErrorBanner place={place} />
      <ConnectionBanner />
      <NoticeBanners />
    </>
  );
}
