import { jest } from '@jest/globals';
import { LibraryModules } from '../runtime-stubs/library-modules.js';

type Request = Parameters<LibraryModules['require']>[0];
type Load = Request['webpackRequire']['federation']['instance']['loadRemote'];

/** A remote's runtime whose page needs one module of the library, and the library as its loads go. */
const aRemote = (load: Load) => {
  const library = new LibraryModules();
  const registered: string[] = [];
  const modules: Request['webpackRequire']['m'] = {};
  const instance = {
    options: { remotes: [{ name: 'toys_1', entry: 'http://shop.test/toys.0123.js' }] },
    registerRemotes: ([given]: { entry: string }[]) => void registered.push(given?.entry ?? ''),
    loadRemote: load,
  };
  const open = (): Promise<unknown> => {
    const promises: Promise<void>[] = [];
    library.require({
      chunkId: 'page',
      promises,
      chunkMapping: { page: ['button'] },
      idToExternalAndNameMapping: { button: ['default', './base'] },
      webpackRequire: { p: 'http://shop.test/releases/mfe-toy/', m: modules, federation: { instance } },
    });
    return Promise.all(promises);
  };
  return { open, registered, modules, remotes: instance.options.remotes };
};

describe('D library modules needed by a chunk', () => {
  it('are loaded once from the folder that all remotes share [N-22-070]', async () => {
    const load = jest.fn<Load>(async () => () => 'buttons');
    const { open, modules, remotes } = aRemote(load);
    await Promise.all([open(), open()]);
    expect(remotes).toEqual([
      { name: 'toys_1', entry: 'http://shop.test/releases/mfe-toy/../libraries/files/toys.0123.js' },
    ]);
    expect(load.mock.calls).toEqual([['toys_1/base', { loadFactory: false, from: 'build' }]]);
    const module = { exports: undefined as unknown };
    modules['button']?.(module);
    expect(module.exports).toBe('buttons');
  });

  it('are not registered twice, which would log a runtime warning [N-22-137]', async () => {
    const { open, registered } = aRemote(async () => () => 'buttons');
    await open();
    expect(registered).toEqual([]);
  });

  it('fail the chunk when they cannot be loaded, and are requested again the next time [N-22-070]', async () => {
    const load = jest.fn<Load>(async () => () => 'buttons').mockRejectedValueOnce(new Error('sin red'));
    const { open, registered } = aRemote(load);
    await expect(open()).rejects.toThrow('sin red');
    await open();
    expect(registered).toEqual(['http://shop.test/releases/mfe-toy/../libraries/files/toys.0123.js']);
  });
});
