interface LineIconProps {
  /** The lines, as an SVG path in a square of 24. */
  path: string;
  /** Width and height: pixels, or a length of CSS. */
  size: number | string;
  /** How thick the lines are in the square of 24. */
  weight?: number;
}

/** A line icon in the text's colour; decorative, its label is beside it. */
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
