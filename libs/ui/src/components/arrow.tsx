const PATHS = { left: 'M19 12H5m6-6-6 6 6 6', right: 'M5 12h14m-6-6 6 6-6 6' };

/** An arrow in the height of the text that it stands in; drawn, because the shop's fonts have none. */
export function Arrow({ to }: { to: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path
        d={PATHS[to]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
