export function LogoMark({ title, className }: { title: string; className: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" role="img" aria-label={title}>
      <circle cx="32" cy="32" r="30" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path
        d="M2.6 38c6-4 10.4-2 15.4-1v14a5 5 0 0 0 5 5h18a5 5 0 0 0 5-5V36c5-1 9.4-2 15.4 1A30 30 0 0 1 2.6 38Z"
        fill="currentColor"
        opacity=".7"
      />
      <path
        d="M23 24c-4 4-5 7-5 12v13a5 5 0 0 0 5 5h18a5 5 0 0 0 5-5V36c0-5-1-8-5-12M21 13h22v6H21zM23 19v5h18v-5M32 31c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
