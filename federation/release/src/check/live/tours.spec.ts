import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Release } from '../../contract/contract.js';
import { planVisits, type Account } from './planned-visits.js';
import { planTours, runTours, type TourPage } from './tours.js';

const anAccount = (role: number): Account => ({ role, email: `${role}@demo.test`, password: 'x' });
const aPage = (address: string): TourPage => ({ address, isDocument: false });
const addresses = ['/cart', '/shipping', '/payment', '/orders'];
const documentsOf = (tours: ReturnType<typeof planTours>): [number | null, string[]][] =>
  tours.map(({ account, pages }) => [
    account?.role ?? null,
    pages.filter(({ isDocument }) => isDocument).map(({ address }) => address),
  ]);

describe('the tours of the live check', () => {
  it('load each page as a document once, shared out among those who have it, and open it within the shop otherwise [N-22-170]', () => {
    const tours = planTours(
      [1, 2, 3, 4].map((role) => ({ account: anAccount(role), addresses })),
      () => false,
    );
    expect(tours.map(({ pages }) => pages.map(({ address }) => address))).toEqual(Array(4).fill(addresses));
    expect(documentsOf(tours)).toEqual([
      [1, ['/cart']],
      [2, ['/shipping']],
      [3, ['/payment']],
      [4, ['/orders']],
    ]);
  });

  it('load a page once without a session and once with one [N-22-170]', () => {
    const tours = planTours(
      [null, anAccount(1)].map((account) => ({ account, addresses })),
      () => false,
    );
    expect(documentsOf(tours)).toEqual([
      [null, addresses],
      [1, addresses],
    ]);
  });

  it('load a page as each role where it shows more than the release itself', () => {
    const tours = planTours(
      [3, 4].map((role) => ({ account: anAccount(role), addresses: ['/pay'] })),
      (address) => address === '/pay',
    );
    expect(documentsOf(tours)).toEqual([
      [3, ['/pay']],
      [4, ['/pay']],
    ]);
  });

  it('give a long list to several visitors, none of whose pages is left out', () => {
    const many = Array.from({ length: 22 }, (_, index) => `/admin/${index}`);
    const tours = planTours([{ account: anAccount(4), addresses: many }], () => false);
    expect(tours.flatMap(({ pages }) => pages.map(({ address }) => address))).toEqual(many);
    expect(tours.map(({ pages }) => pages.length)).toEqual([6, 5, 6, 5]);
  });

  // Every document costs about a second of work, every visit within the shop a third of it.
  it('open the pages of the checkout with no more documents than its pages and their parts need [N-37-212]', () => {
    const file = resolve(import.meta.dirname, '../../../../../mfe-checkout/dist/release.json');
    const { manifest } = JSON.parse(readFileSync(file, 'utf8')) as Release;
    const { visitors } = planVisits(manifest, [1, 2, 3, 4].map(anAccount));
    const shown = (manifest?.uses ?? []).flatMap(({ pages = [] }) => pages);
    const tours = planTours(visitors, (address) =>
      shown.some((page) => address === page.replace(':id', '1')),
    );
    const pages = tours.flatMap((tour) => tour.pages);
    expect(pages).toHaveLength(visitors.flatMap((visitor) => visitor.addresses).length);
    const documents = pages.filter(({ isDocument }) => isDocument).length;
    expect(documents).toBeLessThanOrEqual((manifest?.routes.length ?? 0) + shown.length);
    // Each page that only a link reaches adds one document.
    const linked = manifest?.routes.filter(({ unlisted }) => unlisted) ?? [];
    expect(documents * 3 + (pages.length - documents)).toBeLessThanOrEqual(60 + 3 * linked.length);
  });

  it('are made again alone from the page on that a busy machine delayed [N-37-229]', async () => {
    const tours = [1, 2, 3].map((role) => ({ account: anAccount(role), pages: [aPage('/a'), aPage('/b')] }));
    let open = 0;
    const made: [number, string[], boolean, number][] = [];
    await runTours(tours, 3, async (tour, round) => {
      open += 1;
      await Promise.resolve();
      made.push([tour.account.role, tour.pages.map(({ address }) => address), round > 0, open]);
      await Promise.resolve();
      open -= 1;
      return tour.account.role === 2 || round > 0 ? undefined : { ...tour, pages: tour.pages.slice(1) };
    });
    expect(made).toEqual([
      [1, ['/a', '/b'], false, 3],
      [2, ['/a', '/b'], false, 3],
      [3, ['/a', '/b'], false, 3],
      [1, ['/b'], true, 1],
      [3, ['/b'], true, 1],
    ]);
  });

  it('are made alone up to three times where the machine stays busy [N-37-229]', async () => {
    const tour = { account: anAccount(3), pages: [aPage('/a')] };
    for (const [shownIn, expected] of [
      [2, [0, 1, 2]],
      [9, [0, 1, 2, 3]],
    ] as const) {
      const rounds: number[] = [];
      await runTours([tour], 3, (delayed, round) => {
        rounds.push(round);
        return Promise.resolve(round === shownIn ? undefined : delayed);
      });
      expect(rounds).toEqual(expected);
    }
  });
});
