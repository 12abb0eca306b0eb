/**
 * Tells iOS that this page talks and listens: without it, sound goes to the earpiece or is silenced by the ringer
 * switch. Elsewhere it does nothing. `talking` false: give the sound back to others.
 */
export function setAudioSession(talking: boolean): void {
  if (!("audioSession" in navigator)) return;
  const session = navigator.audioSession;
  if (typeof session === "object" && session !== null && "type" in session)
    session.type = talking ? "play-and-record" : "auto";
}
