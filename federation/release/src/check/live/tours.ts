import type { Account, VisitorPlan } from './planned-visits.js';

/** A page on a tour. */
export interface TourPage {
  address: string;
  /** Loaded as a document of its own; else opened within the shop, as another visitor loads it. */
  isDocument: boolean;
}

/** Pages that one visitor opens, so that several visitors can be in the shop at the same time. */
export interface Tour {
  account: Account | null;
  pages: TourPage[];
}

/** A document takes about as long as three pages within the shop. */
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
 * Tours of all visitors of one shop. A page is loaded as a document once without a session and once with one, because its HTML
 * and its scripts are the same for every role, and by every visitor when `isForAll` says so; whoever has least to load loads it.
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
