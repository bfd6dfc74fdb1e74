import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Preview } from '@lacteos/remote-kit';
import { createRemotes, RemotesProvider } from '@lacteos/remote-runtime';
import { type PreviewedRelease, storedPreviews, storePreviews } from '@lacteos/remote-runtime/preview';
import { aRegistry, aVersion } from '@lacteos/remote-runtime/testing';
import { SHELL_RULES } from '../app/shell-rules';
import { PreviewBanner } from './preview-banner';

const stored: Preview = {
  scope: 'tab',
  remote: 'mfe-toy',
  releaseId: '1.0.0-abc',
  integrity: 'sha384-r',
  exp: 1,
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('the banner', () => {
  const version = aVersion('mfe-toy');
  const inTab: PreviewedRelease = { scope: 'tab', remote: 'mfe-toy', version };
  const open = (shown: PreviewedRelease) => {
    const runtime = { registerRemotes: jest.fn(), loadRemote: () => Promise.reject(new Error('404')) };
    const remotes = createRemotes(aRegistry(), runtime, SHELL_RULES, {
      timeLimitMs: 1_000,
      retryDelaysMs: [],
      random: () => 0,
      now: () => 0,
    });
    render(
      <RemotesProvider value={remotes}>
        <PreviewBanner previews={[shown]} />
      </RemotesProvider>,
    );
    return remotes;
  };

  it('names a preview and its end', () => {
    open({ ...inTab, scope: 'link', until: Date.UTC(2026, 10, 21, 17) });
    expect(screen.getByRole('status')).toHaveTextContent(/^Vista previa de mfe-toy hasta 21\/11\/2026/);
    expect(screen.getByRole('button', { name: 'Salir' })).toBeVisible();
  });

  it('names a preview of the tab and ends it [N-37-412]', async () => {
    storePreviews([stored]);
    open(inTab);
    expect(screen.getByRole('status')).toHaveTextContent('Prueba de mfe-toy 1.0.0-abc, solo en esta pestaña');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    expect(storedPreviews()).toEqual([]);
  });

  it('names a local build, which only its own proxy can end [N-37-412]', () => {
    open({ ...inTab, scope: 'local' });
    expect(screen.getByRole('status')).toHaveTextContent('Vista local de mfe-toy, solo en este computador');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('removes a release that fails from the tab, with a notice', async () => {
    storePreviews([stored]);
    const { loader } = open(inTab);
    await act(async () => void (await loader.load('mfe-toy').catch(() => undefined)));
    expect(await screen.findByText(/^La versión de prueba de mfe-toy falló y se quitó/)).toBeVisible();
    expect(storedPreviews()).toEqual([]);
  });
});
