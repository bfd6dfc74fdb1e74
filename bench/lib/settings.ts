import type { Bounds, EnvReader } from '@lacteos/contracts/env';

export const COUNT: Bounds = { min: 1, max: 1_000_000 };

export const readTurns = (reader: EnvReader, rounds: number, seconds: number) => ({
  rounds: reader.integer('ROUNDS', rounds, COUNT),
  seconds: reader.integer('SECONDS', seconds, COUNT),
});

export const readVisits = (reader: EnvReader, runs: number, pages = ['/', '/products']) => ({
  runs: reader.integer('RUNS', runs, COUNT),
  pages: reader.list('PAGES', pages, pathOf, 'paths separated by commas'),
});

const pathOf = (text: string): string | null => (text.startsWith('/') ? text : null);
