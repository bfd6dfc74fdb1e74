import type { ReactNode } from 'react';

/** Fictitious programmes for the demo brand; their logos are our own drawings. */
export const INSTITUTIONS: readonly { name: string; mark: ReactNode }[] = [
  {
    name: 'Campo Limpio',
    mark: (
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <circle cx="24" cy="24" r="20" />
        <path d="M24 38V20M24 26c-8 0-10-5-10-10 7 0 10 4 10 10ZM24 22c0-6 3-10 10-10 0 5-2 10-10 10Z" />
      </g>
    ),
  },
  {
    name: 'Sello Llanero',
    mark: (
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round">
        <path d="m24 4 6 5 8 0 2 8 5 6-5 6-2 8-8 0-6 5-6-5-8 0-2-8-5-6 5-6 2-8 8 0Z" />
        <path d="M12 29c8-6 16 3 24-3M17 22a7 7 0 0 1 14 0" />
      </g>
    ),
  },
  {
    name: 'Leche Segura',
    mark: (
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M24 4 42 10v12c0 11-7 18-18 22C13 40 6 33 6 22V10Z" />
        <path d="m16 24 6 6 11-12" />
      </g>
    ),
  },
  {
    name: 'Meta Produce',
    mark: (
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M4 40h40L30 14l-8 13-5-7Z" />
        <circle cx="36" cy="10" r="5" />
      </g>
    ),
  },
];
