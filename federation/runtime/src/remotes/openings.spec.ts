import { createRemotes } from './remotes';
import { beginOpening, endOpening, watchOpenings } from './openings';
import { describePage } from './reports';
import { NO_SETTINGS } from './shell-settings';
import { aVersion } from '../testing/a-registry';
import { TEST_RULES } from '../testing/test-rules';

const part = { remote: 'mfe-toy', release: '1.0.0-new' };
const MARKS = 'lacteos.opening';

const sent: string[] = [];
const tab = (visibility: string, event: Event): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  (event.type === 'pagehide' ? window : document).dispatchEvent(event);
};

beforeEach(() => {
  sessionStorage.clear();
  watchOpenings();
  sent.splice(0);
  describePage({ ...NO_SETTINGS, picks: { shell: '1.0.0-s' }, reportSample: 1 });
  Object.assign(navigator, {
    sendBeacon: (address: string, blob: Blob) => sent.push(`${address} ${blob.size}`),
  });
});
afterEach(() => tab('visible', new Event('visibilitychange')));

describe('Opening of a part', () => {
  it('is reported before loading and marked in storage until its outcome is known', () => {
    const opening = beginOpening(part);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^\/release-desk\/reports \d+$/);
    expect(JSON.parse(sessionStorage.getItem(MARKS) ?? '')).toEqual([opening]);
    endOpening(opening);
    expect(sessionStorage.getItem(MARKS)).toBeNull();
  });

  it('removes its mark and sends a final report when the tab is left', () => {
    for (const event of [new Event('pagehide'), new Event('visibilitychange')]) {
      beginOpening(part);
      tab('hidden', event);
      expect(sessionStorage.getItem(MARKS)).toBeNull();
      expect(sent.splice(0)).toHaveLength(2);
      tab('visible', new Event('visibilitychange'));
    }
  });

  it('is neither reported nor marked in a hidden tab', () => {
    tab('hidden', new Event('visibilitychange'));
    beginOpening(part);
    expect([sent, sessionStorage.getItem(MARKS)]).toEqual([[], null]);
  });

  it('is reported as hung by the next page of the tab, which skips the release [N-22-006]', async () => {
    const opening = beginOpening(part);
    const { hung, reports } = watchOpenings();
    expect(reports).toEqual([{ ...opening, kind: 'mount', ok: false, code: 'hung' }]);
    const versionOf = (releaseId: string) => {
      const version = aVersion('mfe-toy');
      return { ...version, extras: { ...version.extras, releaseId, federationName: releaseId } };
    };
    const loadRemote = async () => ({ remote: { contract: 1, pages: {} } });
    const { loader } = createRemotes(
      { microFrontends: { 'mfe-toy': [versionOf(part.release), versionOf('1.0.0-old')] } },
      { registerRemotes: () => undefined, loadRemote },
      TEST_RULES,
    );
    for (const { remote, release } of hung) loader.skip(remote, release);
    expect(loader.next('mfe-toy')).toBe('1.0.0-old');
    expect((await loader.load('mfe-toy')).version.extras.releaseId).toBe('1.0.0-old');
    expect((await loader.load('mfe-toy', { isRetry: true })).version.extras.releaseId).toBe(part.release);
    expect(watchOpenings()).toEqual({ hung: [part], reports: [] });
  });
});
