const percent = (part: number) => `${String(Math.round(part * 1000) / 10)}%`;

/** Where a tone stands between −1 and 1; the middle band is neutral. The words beside it say the same. */
export function ToneScale({ score }: { score: number }) {
  return (
    <svg aria-hidden="true" className="my-2 block h-4 w-full rtl:-scale-x-100">
      <rect x="0" y="6" width="100%" height="4" rx="2" className="fill-line" />
      <rect x={percent(0.4)} y="4" width={percent(0.2)} height="8" rx="2" className="fill-sage-soft" />
      <line x1="50%" x2="50%" y1="2" y2="14" className="stroke-edge" />
      <circle
        cx={percent(0.03 + ((score + 1) / 2) * 0.94)}
        cy="8"
        r="6"
        className="fill-sage stroke-surface stroke-2"
      />
    </svg>
  );
}

/** The person's part of all words. */
export function BalanceBar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      className="my-2 block h-3 w-full overflow-hidden rounded-full bg-line rtl:-scale-x-100"
    >
      <rect x="0" y="0" width={percent(share)} height="12" className="fill-sage" />
    </svg>
  );
}
