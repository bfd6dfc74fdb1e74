import { createRemotes } from '../remotes/remotes';
import { onIncident, drainIncidents } from '../remotes/reports';
import { aRegistry } from '../testing/a-registry';
import { TEST_RULES } from '../testing/test-rules';
import { MountAttempt } from './mount-attempt';

const FIRST = { number: 0, isRetry: false, canRecover: true, without: [] };
const RELEASE = '1.0.0-abc';

const anAttempt = () => {
  const runtime = { registerRemotes: () => undefined, loadRemote: () => Promise.reject(new Error('unused')) };
  const remotes = createRemotes(aRegistry(), runtime, TEST_RULES);
  return { remotes, attempt: new MountAttempt(remotes, 'mfe-toy', FIRST) };
};
const drainReports = () => drainIncidents().map((item) => ('kind' in item ? { ...item } : item));

beforeEach(() => {
  sessionStorage.clear();
  onIncident(() => undefined);
  drainIncidents();
});

describe('Mount report', () => {
  it('names the mounted release and its duration, once [N-22-138]', () => {
    const { attempt } = anAttempt();
    attempt.start();
    attempt.recordLoad(RELEASE);
    attempt.recordMount(120);
    attempt.recordMount(900);
    expect(drainReports()).toMatchObject([
      { remote: 'mfe-toy', release: RELEASE, kind: 'mount', ok: true, ms: 120, attempt: expect.any(String) },
    ]);
    expect(sessionStorage.getItem('lacteos.opening')).toBeNull();
  });

  it('is not sent before a release is loaded', () => {
    const { attempt } = anAttempt();
    attempt.start();
    attempt.recordMount(120);
    expect(drainReports()).toEqual([]);
  });

  it('closes the breaker of a release that failed before [N-22-138]', () => {
    const { remotes, attempt } = anAttempt();
    remotes.loader.failed('mfe-toy', RELEASE);
    attempt.start();
    attempt.recordLoad(RELEASE);
    attempt.recordMount(50);
    expect(remotes.loader.breakerStates()).toMatchObject([{ release: RELEASE, failures: 0, isOpen: false }]);
  });

  it('makes later failures count as render failures', () => {
    const { attempt } = anAttempt();
    attempt.recordLoad(RELEASE);
    attempt.recordMount(50);
    expect(attempt.recordFailure(new Error('later'))).toBe('panel');
    expect(drainReports().at(-1)).toMatchObject({ kind: 'render', ok: false, code: 'thrown' });
  });
});
