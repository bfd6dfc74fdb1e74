import type { Registry, RegistryVersion } from '@lacteos/remote-kit';
import type { Session } from '@lacteos/session-bus';
import { aUser } from '@lacteos/session-bus/testing';
import { act } from '@testing-library/react';
import {
  describePage,
  onIncident,
  report,
  sendItems,
  drainIncidents,
  watchUncaught,
} from '../remotes/reports';
import { NO_SETTINGS } from '../remotes/shell-settings';
import { aRegistry, aManifest, aVersion } from '../testing/a-registry';
import { TEST_RULES } from '../testing/test-rules';
import { reloadOnce } from './guarded-reload';
import { filesOfPage, mayPrefetch, Prefetcher } from './prefetch';
import { startReports } from './report-sender';
import { hasUnsavedInput, watchInput } from './unsaved-input';

const registry = aRegistry(aManifest());
const anonymous: Session = { status: 'anonymous' };

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const withSharedFile = (path: string): Registry => {
  const [version = aVersion('mfe-toy')] = registry.microFrontends['mfe-toy'] ?? [];
  const files = { ...version.extras.files, [path]: { integrity: 'sha384-shared', size: 10 } };
  return { microFrontends: { 'mfe-toy': [{ ...version, extras: { ...version.extras, files } }] } };
};
const openReports = (isSampled: boolean, listed = registry) => {
  const sent: Blob[] = [];
  const send = (address: string, body: Blob): boolean => {
    expect(address).toBe('/release-desk/reports');
    sent.push(body);
    return true;
  };
  describePage({ ...NO_SETTINGS, picks: { shell: '1.0.0-shell' } });
  startReports(listed, isSampled, send);
  return async () => {
    window.dispatchEvent(new Event('pagehide'));
    const texts = await Promise.all(sent.splice(0).map(textOf));
    return texts.map((text) => JSON.parse(text) as { items: unknown[] });
  };
};
const item = (ok: boolean) => ({ remote: 'mfe-toy', release: '1.0.0-abc', kind: 'load' as const, ok });

beforeEach(() => {
  onIncident(() => undefined);
  drainIncidents();
});

describe('Page reports', () => {
  it("carry the shell's release to the release desk without address or visitor data", async () => {
    const flush = openReports(true);
    report({ ...item(true), ms: 120 });
    expect(await flush()).toEqual([{ v: 1, shell: '1.0.0-shell', items: [{ ...item(true), ms: 120 }] }]);
  });

  it('are sent from a shared page after a single ticket request [N-21-206]', async () => {
    const visit = jest.fn(async () => ({ ok: true }));
    const before = globalThis.fetch;
    globalThis.fetch = visit as unknown as typeof fetch;
    const sent: string[] = [];
    describePage({ ...NO_SETTINGS, isShared: true });
    const send = (address: string): boolean => sent.push(address) > 0;
    sendItems([item(false)], send);
    sendItems([item(false)], send);
    expect(sent).toEqual([]);
    await act(async () => undefined);
    globalThis.fetch = before;
    expect(visit.mock.calls).toEqual([['/visit', { method: 'POST', keepalive: true }]]);
    expect(sent).toEqual(['/release-desk/reports', '/release-desk/reports']);
  });

  it('always include failures, and successes for a share of the pages', async () => {
    const flush = openReports(false);
    report(item(true));
    report(item(false));
    expect(await flush()).toMatchObject([{ items: [item(false)] }]);
    report(item(true));
    expect(await flush()).toEqual([]);
  });

  it('include events from before reporting started', async () => {
    report(item(false));
    expect(await openReports(true)()).toMatchObject([{ items: [item(false)] }]);
  });

  it('attribute an uncaught error to the release of the first file in its stack', async () => {
    watchUncaught();
    const flush = openReports(false);
    const error = new Error('cliente@demo.test falló');
    const [other, chunk] = ['/other.js', '/releases/mfe-toy/1.0.0-abc/chunk.js'];
    error.stack = `Error\n at http://localhost${other}:1:2\n at f (http://localhost${chunk}:1:3)\n at new Promise`;
    const uncaught = { ...item(false), kind: 'runtime', code: 'uncaught' };
    window.history.replaceState(null, '', '/orderstore/17');
    for (let time = 0; time < 2; time += 1) window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the shell or of an extension') }));
    expect(await flush()).toEqual([
      {
        v: 1,
        shell: '1.0.0-shell',
        items: [
          {
            ...uncaught,
            page: '/orderstore/:id',
            error: {
              message: 'Error: cliente@demo.test falló',
              stack: 'at /other.js:1:2\nat f (/releases/mfe-toy/1.0.0-abc/chunk.js:1:3)',
            },
          },
          uncaught,
        ],
      },
    ]);
  });

  it("attribute an error in a shared file to the tab's release that lists it [N-22-067]", async () => {
    watchUncaught();
    const flush = openReports(false, withSharedFile('../files/1.0123456789abcdef.js'));
    const error = new Error('falló');
    error.stack = 'Error\n at f (http://localhost/releases/mfe-toy/files/1.0123456789abcdef.js:1:3)';
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(await flush()).toMatchObject([{ items: [{ remote: 'mfe-toy', release: '1.0.0-abc' }] }]);
    error.stack = 'Error\n at f (http://localhost/releases/mfe-toy/files/2.0123456789abcdef.js:1:3)';
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(await flush()).toEqual([]);
  });
});

describe('Error in a library file', () => {
  const inLibrary = 'at f (http://localhost/releases/libraries/files/9.0123456789abcdef.js:1:3)';

  it('counts for the remote that called it, or for none without a remote in the stack [N-22-072]', async () => {
    watchUncaught();
    const flush = openReports(false, withSharedFile('../../libraries/files/9.0123456789abcdef.js'));
    const error = new Error('falló');
    error.stack = `Error\n ${inLibrary}\n at g (http://localhost/releases/mfe-toy/1.0.0-abc/page.js:1:3)`;
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(await flush()).toMatchObject([{ items: [{ remote: 'mfe-toy', release: '1.0.0-abc' }] }]);
    error.stack = `Error\n ${inLibrary}`;
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(await flush()).toEqual([]);
  });
});

describe('Prefetch of the next page', () => {
  const asListed = { registry, admit: (version: RegistryVersion) => Promise.resolve(version) };
  const openPrefetcher = (session: Session = anonymous) => {
    const fetched: string[] = [];
    return {
      prefetcher: new Prefetcher(
        asListed,
        (route) => TEST_RULES.mayOpen(route, session),
        (file) => fetched.push(file),
      ),
      fetched,
    };
  };
  const link = (href: string, element = 'main') => {
    document.body.innerHTML = `<${element}><a href="${href}">Ir</a></${element}>`;
    return document.querySelector('a');
  };

  it('includes the files of its remote and of its own module, also where its entry lists none of them [N-37-401]', async () => {
    const route = { path: '/', access: 'public', title: 'Inicio', remoteName: 'mfe-toy' } as const;
    const page = { js: ['page.js'], css: [] };
    const manifest = aManifest({
      routes: [{ path: '/', access: 'public', title: 'Inicio', module: './home' }],
    });
    const whole = aVersion('mfe-toy', manifest);
    const admit = () =>
      Promise.resolve({ ...whole, extras: { ...whole.extras, modules: { './home': page } } });
    expect(await filesOfPage({ registry, admit }, route)).toEqual([
      '/releases/mfe-toy/1.0.0-abc/entry.js',
      '/releases/mfe-toy/1.0.0-abc/chunk.js',
      '/releases/mfe-toy/1.0.0-abc/style.css',
      '/releases/mfe-toy/1.0.0-abc/page.js',
    ]);
  });

  it('happens once, however often its link is pointed at', async () => {
    const { prefetcher, fetched } = openPrefetcher();
    await prefetcher.prepare(link('/'));
    await prefetcher.prepare(link('/'));
    expect(fetched).toHaveLength(3);
  });

  it('opens the page of an exact address before a page of its pattern that another remote owns', () => {
    const routesOf = (path: string) => [{ path, access: 'public' as const, title: 'Producto' }];
    const versionOf = (name: string, path: string) =>
      aVersion(name, aManifest({ name, routes: routesOf(path), menu: [] }));
    const microFrontends = {
      'mfe-shop': [versionOf('mfe-shop', '/product/:id')],
      'mfe-special': [versionOf('mfe-special', '/product/1')],
    };
    const prefetcher = new Prefetcher({ ...asListed, registry: { microFrontends } }, () => true, jest.fn());
    expect(prefetcher.routeOf('/product/1')?.remoteName).toBe('mfe-special');
    expect(prefetcher.routeOf('/product/2')?.remoteName).toBe('mfe-shop');
  });

  it.each(['/order/7', 'https://other.test/', '/nowhere', '/login'])(
    'does not happen for a link to %s',
    async (href) => {
      const { prefetcher, fetched } = openPrefetcher();
      await prefetcher.prepare(link(href));
      expect(fetched).toEqual([]);
    },
  );

  it('selects the first linked page of another remote', () => {
    window.history.replaceState(null, '', '/login');
    const anchor = link('/');
    expect(openPrefetcher().prefetcher.likelyNext()).toBe(anchor);
    window.history.replaceState(null, '', '/');
    expect(openPrefetcher().prefetcher.likelyNext()).toBeUndefined();
  });

  it('makes no guess in the office', () => {
    const routes = [{ path: '/admin/dashboard', access: 'staff' as const, title: 'Inicio' }];
    const office = aVersion('mfe-office', aManifest({ name: 'mfe-office', routes, menu: [] }));
    const withOffice = { microFrontends: { ...registry.microFrontends, 'mfe-office': [office] } };
    const user = aUser({ id_role: 3 });
    window.history.replaceState(null, '', '/admin/dashboard');
    link('/', 'header');
    const prefetcher = new Prefetcher(
      { ...asListed, registry: withOffice },
      (route) => TEST_RULES.mayOpen(route, { status: 'authenticated', user }),
      jest.fn(),
    );
    expect(prefetcher.likelyNext()).toBeUndefined();
    window.history.replaceState(null, '', '/');
  });

  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ])('may use a network with the properties %j: %s', (connection, isAllowed) => {
    expect(mayPrefetch(connection)).toBe(isAllowed);
  });
});

describe('Reload of the whole page', () => {
  const conditions = (changes = {}) => ({
    isSending: () => false,
    hasUnsavedInput: () => false,
    reload: jest.fn(),
    ...changes,
  });
  beforeEach(() => sessionStorage.clear());

  it('happens once for a remote and never again in this tab', () => {
    const browser = conditions();
    expect(reloadOnce('mfe-toy', browser.isSending, browser)).toBe(true);
    expect(reloadOnce('mfe-toy', browser.isSending, browser)).toBe(false);
    expect(browser.reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce('mfe-other', browser.isSending, browser)).toBe(true);
  });

  it.each([
    ['something is being sent', { isSending: () => true }],
    ['typed input would be lost', { hasUnsavedInput: () => true }],
  ])('is postponed while %s', (_why, changes) => {
    const browser = conditions(changes);
    expect(reloadOnce('mfe-toy', browser.isSending, browser)).toBe(false);
    expect(browser.reload).not.toHaveBeenCalled();
    expect(reloadOnce('mfe-toy', () => false, conditions())).toBe(true);
  });

  it('does not happen when storage fails, because it could loop', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(reloadOnce('mfe-toy', () => false, conditions())).toBe(false);
    setItem.mockRestore();
  });

  it('attributes unsaved input to the page where it was typed', () => {
    window.history.replaceState(null, '', '/shipping');
    watchInput();
    document.body.innerHTML = '<input>';
    expect(hasUnsavedInput()).toBe(false);
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(hasUnsavedInput()).toBe(true);
    window.history.replaceState(null, '', '/payment');
    expect(hasUnsavedInput()).toBe(false);
  });
});
