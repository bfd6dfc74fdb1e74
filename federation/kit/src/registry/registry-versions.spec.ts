import {
  bucketOf,
  pickVersion,
  previousVersion,
  roleOf,
  withFormerWords,
  type Registry,
  type RegistryVersion,
  type ReleaseRole,
} from '../registry.js';

const aVersion = (releaseId: string, role: ReleaseRole, traffic: number): RegistryVersion => ({
  url: `/releases/mfe-toy/${releaseId}/entry.js`,
  metadata: { integrity: 'sha384-x', version: releaseId },
  deployment: { traffic, default: role === 'live' },
  extras: { federationName: 'mfe_toy', releaseId, expose: {}, files: {}, role },
});
const canary = (percent: number, canary = 'b'): Registry => ({
  microFrontends: {
    'mfe-toy': [
      aVersion('a', 'live', 100 - percent),
      aVersion(canary, 'canary', percent),
      aVersion('z', 'previous', 0),
    ],
  },
});
const VISITORS = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
const chosen = (registry: Registry): Set<string> =>
  new Set(VISITORS.filter((id) => pickVersion(registry, 'mfe-toy', id)?.extras.role === 'canary'));

describe('the canary', () => {
  it.each([1, 10, 50])('of %d %% reaches that share of the visitors', (percent) => {
    const share = (chosen(canary(percent)).size / VISITORS.length) * 100;
    expect(Math.abs(share - percent)).toBeLessThan(percent === 1 ? 0.3 : 1);
  });

  it('of 0 % reaches no visitor, of 100 % every visitor', () => {
    expect(chosen(canary(0)).size).toBe(0);
    expect(chosen(canary(100)).size).toBe(VISITORS.length);
  });

  it('keeps its visitors when its share is raised', () => {
    const more = chosen(canary(30));
    expect([...chosen(canary(10))].every((id) => more.has(id))).toBe(true);
  });

  it('reaches different visitors with every release', () => {
    const again = chosen(canary(10, 'c'));
    const inBoth = [...chosen(canary(10, 'b'))].filter((id) => again.has(id));
    expect(inBoth.length / again.size).toBeLessThan(0.2);
  });

  it('leaves all other visitors on the stable release, never the previous one', () => {
    expect(pickVersion(canary(0), 'mfe-toy', 'x')?.extras.releaseId).toBe('a');
    expect(previousVersion(canary(0), 'mfe-toy')?.extras.releaseId).toBe('z');
    expect(pickVersion({ microFrontends: {} }, 'mfe-toy', 'x')).toBeUndefined();
  });

  it('reaches the same visitors in a file that calls it a candidate, as tools before 1.2 wrote [N-37-425]', () => {
    const former = { microFrontends: withFormerWords(canary(10).microFrontends) };
    const [live, tried, previous] = former.microFrontends['mfe-toy'] ?? [];
    expect([live, tried, previous].map((one) => one?.extras.role)).toEqual(['live', 'candidate', 'previous']);
    expect(tried && roleOf(tried)).toBe('canary');
    const reached = VISITORS.filter((id) => pickVersion(former, 'mfe-toy', id)?.extras.releaseId === 'b');
    expect(reached).toEqual([...chosen(canary(10))]);
  });

  it('assigns the same bucket on every machine', () => {
    expect([bucketOf('', '', ''), bucketOf('ñ', 'mfe-toy', '1')]).toEqual([1167, 8157]);
  });
});
