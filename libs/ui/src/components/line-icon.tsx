interface LineIconProps {
  path: string;
  /** Pixels, or a CSS length. */
  size: number | string;
  weight?: number;
}

/** Decorative: the label stands beside it. */
export const LineIcon = ({ path, size, weight = 2.5 }: LineIconProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
