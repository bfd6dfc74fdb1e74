export const SpilledMilkIllustration = () => (
  <svg viewBox="0 0 320 150" width="320" height="150" aria-hidden="true" focusable="false">
    <ellipse cx="160" cy="128" rx="150" ry="14" fill="var(--sky)" />
    <path
      d="M196 96c40-8 92 6 98 20 4 12-50 18-98 16-60-2-120 6-150-2-22-8 6-18 30-18 40 0 70-8 120-16Z"
      fill="#fff"
      stroke="#35261c"
      strokeWidth="3"
    />
    <g transform="rotate(-78 120 92)">
      <path
        d="M96 60c-8 8-12 16-12 28v44a10 10 0 0 0 10 10h52a10 10 0 0 0 10-10V88c0-12-4-20-12-28V36H96Z"
        fill="#fff9ef"
        stroke="#35261c"
        strokeWidth="3"
      />
      <path d="M84 96h72v28H84z" fill="#2f6b3a" />
      <circle cx="120" cy="110" r="10" fill="#f2b93b" />
    </g>
    <path
      d="M250 60c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17Z"
      fill="#fff"
      stroke="#35261c"
      strokeWidth="3"
    />
  </svg>
);
