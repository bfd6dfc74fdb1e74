import type { Extension, ExposedSlot } from '@lacteos/remote-kit/registry';
import { aManifestOf } from '../../testing/release-fixture.js';
import type { Release } from '../../contract/contract.js';
import { checkPublishedTypes } from './published-types.js';
import { checkSlots } from './slots.js';

const ROUTES = [{ path: '/admin/order/:id', access: 'staff' as const, title: 'Pedido' }];
const aHost = (contracts: number[], changes: Partial<ExposedSlot> = {}): Release =>
  aManifestOf('mfe-backoffice', {
    routes: ROUTES,
    slots: [{ name: 'OrderAside', contracts, pages: ['/admin/order/:id'], ...changes }],
  });
const aFiller = (contract: number, changes: Partial<Extension> = {}): Release =>
  aManifestOf('mfe-toy', {
    fills: [{ remote: 'mfe-backoffice', name: 'OrderAside', contract, order: 10, ...changes }],
  });
const check = (release: Release, ...others: Release[]) =>
  checkSlots(release, { others, before: null, shell: null, api: null, apiSource: '' });

describe('the slots that a release fills', () => {
  it.each([
    ['give what it wants, beside newer contracts', aFiller(1), [aHost([1, 2])], 'fine'],
    ['no longer give it', aFiller(1), [aHost([2])], 'breaks'],
    ['do not exist', aFiller(1, { name: 'Elsewhere' }), [aHost([1])], 'breaks'],
    ['give it in the stable release, not in the candidate', aFiller(1), [aHost([1]), aHost([2])], 'breaks'],
    ['belong to a remote that is not live', aFiller(1), [], 'warns'],
  ])('%s [N-22-103]', (_case, release, others, level) => {
    expect(check(release, ...others).map((finding) => finding.level)).toEqual([level]);
  });
});

describe('the slots of a release', () => {
  it('are refused when a live filler would no longer be shown, which is named [N-22-103]', () => {
    expect(check(aHost([2]), aFiller(1))).toMatchObject([
      {
        level: 'breaks',
        message:
          'mfe-toy 1.0.0-a fills mfe-backoffice/OrderAside (contract 1); not given by mfe-backoffice 1.0.0-a',
        affects: ['mfe-toy'],
      },
    ]);
    expect(check(aHost([1, 2]), aFiller(1))).toMatchObject([{ level: 'fine' }]);
  });

  it("ignore a filler's slots on other remotes", () => {
    const filler = aFiller(1);
    filler.manifest?.fills?.push({ remote: 'mfe-gone', name: 'Nothing', contract: 1, order: 1 });
    expect(check(aHost([1]), filler)).toMatchObject([{ level: 'fine' }]);
  });

  it('stand on pages of their own remote', () => {
    expect(check(aHost([1], { pages: ['/elsewhere'] }))).toMatchObject([{ level: 'breaks' }]);
  });
});

it('what a release offers has types, or others are warned', () => {
  expect(checkPublishedTypes(aHost([1]))).toMatchObject([{ level: 'warns', affects: ['mfe-backoffice'] }]);
  expect(checkPublishedTypes({ ...aHost([1]), types: 'OrderAside: {}' })).toMatchObject([{ level: 'fine' }]);
});
