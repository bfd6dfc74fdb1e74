/** Fictitious programmes for the demo brand; `mark` is an SVG path of our own. */
export const INSTITUTIONS: readonly { name: string; mark: string }[] = [
  {
    name: 'Campo Limpio',
    mark: 'M4 24a20 20 0 1 0 40 0 20 20 0 1 0-40 0ZM24 38V20M24 26c-8 0-10-5-10-10 7 0 10 4 10 10ZM24 22c0-6 3-10 10-10 0 5-2 10-10 10Z',
  },
  {
    name: 'Sello Llanero',
    mark: 'm24 4 6 5 8 0 2 8 5 6-5 6-2 8-8 0-6 5-6-5-8 0-2-8-5-6 5-6 2-8 8 0ZM12 29c8-6 16 3 24-3M17 22a7 7 0 0 1 14 0',
  },
  { name: 'Leche Segura', mark: 'M24 4 42 10v12c0 11-7 18-18 22C13 40 6 33 6 22V10ZM16 24l6 6 11-12' },
  {
    name: 'Meta Produce',
    mark: 'M4 40h40L30 14l-8 13-5-7ZM31 10a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z',
  },
];
