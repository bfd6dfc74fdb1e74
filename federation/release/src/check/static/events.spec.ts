import { aManifestOf } from '../../testing/release-fixture.js';
import type { Release } from '../../contract/contract.js';
import { checkEvents } from './events.js';

const NAME = 'cart-changed';
const sending = (name: string, contracts: number[]): Release =>
  aManifestOf(name, { emits: [{ name: NAME, contracts }] });
const hearing = (name: string, contract: number): Release =>
  aManifestOf(name, { hears: [{ name: NAME, contract }] });
const check = (release: Release, others: Release[], before: Release | null = null) =>
  checkEvents(release, { others, before, shell: null, api: null, apiSource: '' });
const levels = (...given: Parameters<typeof check>) => check(...given).map(({ level }) => level);

describe('a release that hears an event', () => {
  it.each([
    ['in a contract that is sent, beside newer ones', [sending('mfe-a', [1, 2])], 'fine'],
    [
      'that one of two remotes sends in another contract',
      [sending('mfe-a', [1]), sending('mfe-b', [2])],
      'breaks',
    ],
    ['that nobody sends', [], 'warns'],
  ])('%s [N-22-111]', (_case, others, level) => {
    expect(levels(hearing('mfe-toy', 1), others)).toEqual([level]);
  });
});

describe('a release that sends an event', () => {
  it('is refused when a live remote hears a contract that it no longer sends, which is named [N-22-111]', () => {
    expect(check(sending('mfe-a', [2]), [hearing('mfe-toy', 1)])).toMatchObject([
      {
        level: 'breaks',
        message: 'mfe-toy 1.0.0-a hears cart-changed (contract 1); mfe-a 1.0.0-a sends other contracts',
        affects: ['mfe-toy'],
      },
    ]);
    expect(levels(sending('mfe-a', [1, 2]), [hearing('mfe-toy', 1)])).toEqual(['fine']);
  });

  it('may stop when another remote sends it, not when it was the last one [N-22-111]', () => {
    const [before, silent] = [sending('mfe-a', [1]), aManifestOf('mfe-a', {})];
    expect(levels(silent, [hearing('mfe-toy', 1)], before)).toEqual(['breaks']);
    expect(levels(silent, [hearing('mfe-toy', 1), sending('mfe-b', [1])], before)).toEqual(['fine']);
  });

  it('is not judged by what others miss of each other', () => {
    expect(
      levels(sending('mfe-a', [1]), [aManifestOf('mfe-b', { hears: [{ name: 'other', contract: 1 }] })]),
    ).toEqual(['fine']);
  });
});
