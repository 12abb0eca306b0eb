import type { Ref } from "react";
import { clsx } from "clsx";
import { ringPaths } from "#client/ui/ring-paths.ts";
import "./presence.css";

export type PresenceForm =
  | "resting"
  | "connecting"
  | "listening"
  | "hearing"
  | "thinking"
  | "speaking"
  | "muted"
  | "chatting";

const [halo = "", ...rings] = ringPaths(4, 96, 50);

type PresenceProps = {
  form: PresenceForm;
  /** The person asked for a picture that doesn't move. */
  still: boolean;
  className?: string | undefined;
  /** Receives the microphone's level as `--level` (0 to 1). */
  ref?: Ref<HTMLDivElement> | undefined;
};

/**
 * The companion as one calm shape that shows what it is doing: open while it listens, contracted while it
 * hears someone, gathered while it thinks, full while it speaks, a closed line while it is muted. The status
 * text says the same in words.
 */
export function Presence({ form, still, className, ref }: PresenceProps) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-form={form}
      data-still={still ? "" : undefined}
      className={clsx("presence", className)}
    >
      <Layer className="presence-halo">
        <path d={halo} />
      </Layer>
      {rings.map((outline, index) => (
        <Layer key={outline} className="presence-ring" index={index} first={index === 0}>
          <path d={outline} />
        </Layer>
      ))}
      <Cores />
    </div>
  );
}

type LayerProps = {
  className: string;
  index?: number;
  first?: boolean;
  core?: string;
  children: React.ReactNode;
};

function Layer({ className, index = 0, first = false, core, children }: LayerProps) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className={className}
      data-index={index}
      data-first={first ? "" : undefined}
      data-core={core}
    >
      {children}
    </svg>
  );
}

/** The center: shapes that differ without color and without motion. */
function Cores() {
  return (
    <>
      <Core name="dot">
        <circle r="9" fill="currentColor" />
      </Core>
      <Core name="open">
        <circle r="21" stroke="currentColor" strokeWidth="5" />
      </Core>
      <Core name="cup">
        <circle r="21" stroke="currentColor" strokeWidth="5" />
        <circle r="10" fill="currentColor" />
      </Core>
      <Core name="three">
        <circle cx="0" cy="-17" r="7" fill="currentColor" />
        <circle cx="14.7" cy="8.5" r="7" fill="currentColor" />
        <circle cx="-14.7" cy="8.5" r="7" fill="currentColor" />
      </Core>
      <Core name="full">
        <circle r="30" fill="currentColor" />
      </Core>
      <Core name="barred">
        <circle r="23" stroke="currentColor" strokeWidth="4" />
        <path d="M-16 16 16 -16" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </Core>
      <Core name="lines">
        <path d="M-22 -12H22M-22 4H22M-22 20H4" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
      </Core>
    </>
  );
}

function Core({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Layer className="presence-core" core={name}>
      {children}
    </Layer>
  );
}
