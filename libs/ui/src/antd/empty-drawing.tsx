export const emptyDrawing = (
  <svg viewBox="0 0 96 96" width={72} height={72} aria-hidden focusable={false}>
    <ellipse cx={48} cy={84} rx={34} ry={6} fill="var(--line)" />
    <path
      d="M34 26c0 8-10 10-10 22v28a6 6 0 0 0 6 6h36a6 6 0 0 0 6-6V48c0-12-10-14-10-22z"
      fill="var(--milk)"
      stroke="var(--leaf)"
      strokeWidth={3}
      strokeLinejoin="round"
    />
    <rect
      x={30}
      y={14}
      width={36}
      height={10}
      rx={4}
      fill="var(--butter)"
      stroke="var(--leaf)"
      strokeWidth={3}
    />
    <path d="M24 56h48" stroke="var(--leaf)" strokeWidth={3} strokeDasharray="5 5" />
    <path
      d="M24 48c-10 2-10 18 0 20M72 48c10 2 10 18 0 20"
      fill="none"
      stroke="var(--leaf)"
      strokeWidth={3}
      strokeLinecap="round"
    />
  </svg>
);
