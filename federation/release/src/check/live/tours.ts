import { inParallel } from '../../store/in-parallel.js';
import type { Account, VisitorPlan } from './planned-visits.js';

export interface TourPage {
  address: string;
  isDocument: boolean;
}

export interface Tour {
  account: Account | null;
  pages: TourPage[];
}

/** Cost of a document, in navigations within the shop. */
const DOCUMENT = 3;
const MAX_WEIGHT = 20;

const weightOf = ({ isDocument }: TourPage): number => (isDocument ? DOCUMENT : 1);

const split = (pages: readonly TourPage[]): TourPage[][] => {
  const total = pages.reduce((sum, page) => sum + weightOf(page), 0);
  const share = total / Math.ceil(total / MAX_WEIGHT);
  const parts = new Map<number, TourPage[]>();
  let before = 0;
  for (const page of pages) {
    const part = Math.floor(before / share);
    parts.set(part, [...(parts.get(part) ?? []), page]);
    before += weightOf(page);
  }
  return [...parts.values()];
};

/**
 * Plans all tours of a shop. Each page is loaded as a document once without and once with a session (by every visitor
 * if `isForAll`), because its HTML is the same for all roles. The visitor with the least load takes it.
 */
export const planTours = (
  visitors: readonly VisitorPlan[],
  isForAll: (address: string) => boolean,
): Tour[] => {
  const plans = visitors.map((visitor) => ({ ...visitor, documents: new Set<string>() }));
  for (const isSignedIn of [false, true]) {
    const those = plans.filter(({ account }) => (account !== null) === isSignedIn);
    for (const address of new Set(those.flatMap(({ addresses }) => addresses))) {
      const holders = those.filter(({ addresses }) => addresses.includes(address));
      const [least] = holders.toSorted((a, b) => a.documents.size - b.documents.size);
      for (const { documents } of isForAll(address) || !least ? holders : [least]) documents.add(address);
    }
  }
  return plans.flatMap(({ account, addresses, documents }) =>
    split(addresses.map((address) => ({ address, isDocument: documents.has(address) }))).map((pages) => ({
      account,
      pages,
    })),
  );
};

/** On a busy machine pages are slow and their tasks long, so such pages are opened again when nothing else is. */
export const ROUNDS_ALONE = 3;

/**
 * Makes several tours at once (round 0), then one after the other what `make` returns as delayed, until it returns
 * nothing or the rounds end.
 */
export const runTours = async <T extends Tour>(
  tours: readonly T[],
  atOnce: number,
  make: (tour: T, round: number) => Promise<T | undefined>,
): Promise<void> => {
  const late: T[] = [];
  await inParallel(atOnce, tours, async (tour) => {
    const rest = await make(tour, 0);
    if (rest) late.push(rest);
  });
  for (const tour of late) {
    let rest: T | undefined = tour;
    for (let round = 1; rest && round <= ROUNDS_ALONE; round += 1) rest = await make(rest, round);
  }
};
