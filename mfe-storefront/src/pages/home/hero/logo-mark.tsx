/** The brand's mark in one colour: the sun over the hill and the river. */
export function LogoMark({ title, className }: { title: string; className: string }) {
  return (
    <svg className={className} viewBox="-56 -48 112 88" role="img" aria-label={title}>
      <g fill="currentColor">
        <path d="M-28 6a28 28 0 0 1 56 0Z" />
        <path d="M-50 8Q-20 -10 6 6T50 4Q46 34 0 36T-50 8Z" opacity=".85" />
      </g>
      <path
        d="M0 -30V-40M-20.6 -23.5L-26.4 -31.7M20.6 -23.5L26.4 -31.7M-33.8 -6.3L-43.2 -9.7M33.8 -6.3L43.2 -9.7"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
