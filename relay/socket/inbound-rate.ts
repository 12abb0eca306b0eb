import { limits } from "#shared/limits.ts";

/**
 * A token bucket for inbound frames [P11]. Pure: the clock is passed in, ms. It must be the time of arrival,
 * because frames that arrive while others are handled would otherwise never count as a flood.
 */
export class InboundRate {
  #tokens: number = limits.inboundFramesBurst;
  #at: number;

  constructor(at: number) {
    this.#at = at;
  }

  /** Takes one token; false if the connection is flooding. */
  take(at: number): boolean {
    const gained = (Math.max(0, at - this.#at) / 1_000) * limits.inboundFramesPerSecond;
    this.#tokens = Math.min(limits.inboundFramesBurst, this.#tokens + gained);
    this.#at = at;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
