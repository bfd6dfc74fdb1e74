import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TAB_PREVIEWS_KEY, type Replacement } from '@lacteos/remote-kit';
import { storedPreviews } from '@lacteos/remote-runtime/preview';
import { NO_SETTINGS } from '@lacteos/remote-runtime/testing';
import { someRemotes, aUser, startBus } from '../../testing/render-shell';
import { startInspector } from './';
import { openWith, toggleInspector } from './open-inspector';

const replacement = (releaseId: string, role: Replacement['role'] = null): Replacement => ({
  releaseId,
  role,
  publishedAt: '2026-11-20T15:00:00Z',
  numbers: { mounts: 1204, errors: 3 },
});
const remotes = () => ({ ...someRemotes(), settings: NO_SETTINGS });

const desk = (status = 200) => {
  const fetch = jest.fn(async (path: string, init: RequestInit) => {
    const asked = JSON.parse(String(init.body ?? '{}')) as { remote?: string; release?: string };
    const data = init.body
      ? { scope: 'tab', remote: asked.remote, releaseId: asked.release, integrity: 'sha384-x', exp: 1 }
      : { releases: [replacement('2.0.0-new'), replacement('1.0.0-abc', 'live')] };
    const body = status === 200 ? { success: true, data } : { success: false, message: 'No tiene permiso.' };
    return { ok: status === 200, status, json: async () => body };
  });
  Object.assign(globalThis, { fetch });
  return fetch;
};
const posted = (fetch: ReturnType<typeof desk>) =>
  fetch.mock.calls.flatMap(([path, { body }]) => (body ? [[path, JSON.parse(String(body))]] : []));

const page =
  '<main><div data-remote="mfe-toy" data-part="/" data-release="1.0.0-abc"><h1>Inicio</h1></div></main>';
const inspector = () => screen.findByRole('dialog', { name: 'Inspector de secciones' });
const close = () => {
  if (screen.queryByRole('dialog')) act(() => toggleInspector(remotes()));
};
const press = () => fireEvent.keyDown(window, { code: 'KeyI', altKey: true });

// A page has one listener, and so has this file.
beforeAll(() => startInspector(remotes()));
beforeEach(() => {
  document.body.innerHTML = page;
  const times = { startTime: 100, responseEnd: 180, decodedBodySize: 4_000, transferSize: 1_500 };
  const chunk = { name: 'http://localhost/releases/mfe-toy/1.0.0-abc/chunk.js', ...times };
  const getEntriesByType = () => [chunk, { ...chunk, name: 'http://localhost/other.js' }];
  Object.defineProperty(performance, 'getEntriesByType', { value: getEntriesByType, configurable: true });
  Object.defineProperty(window, 'requestAnimationFrame', { value: () => 0, configurable: true });
});
afterEach(() => {
  close();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('the inspector of sections', () => {
  it.each([1, 2] as const)('is not available to role %d [N-22-130]', async (role) => {
    await startBus(aUser({ id_role: role }));
    expect(press()).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens for staff by Alt + I, names the sections of the page, and closes by Escape [N-22-130]', async () => {
    await startBus(aUser({ id_role: 3 }));
    desk();
    await act(async () => {
      expect(press()).toBe(false);
      await import('./open-inspector');
    });
    const panel = within(await inspector());
    expect(panel.getByRole('button', { name: 'mfe-toy /' })).toHaveAttribute('aria-pressed', 'true');
    expect(panel.getByText('1.0.0-abc', { selector: 'code' })).toBeVisible();
    expect(panel.getByText('Errores').nextElementSibling).toHaveTextContent('Ninguno en esta pestaña');
    expect(panel.getByText('Tamaño').nextElementSibling).toHaveTextContent(
      '4 kB en 1 archivo, 2 kB por la red',
    );
    expect(panel.getByText('Carga').nextElementSibling).toHaveTextContent('80 ms');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the load trace of a section and copies it [N-37-503]', async () => {
    await startBus(aUser({ id_role: 3 }));
    desk();
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    act(() => openWith(remotes()));
    const panel = within(await inspector());
    await user.click(panel.getByText('Traza de carga', { selector: 'summary' }));
    const trace = panel.getByLabelText<HTMLTextAreaElement>('Traza de carga');
    expect(trace.value).toMatch(/^mfe-toy \/[^]*chunk\.js: 4 kB/);
    await user.click(panel.getByRole('button', { name: 'Copiar traza' }));
    expect(copied).toHaveBeenCalledWith(trace.value);
  });

  it('has another release signed by the desk for this tab [N-22-131]', async () => {
    await startBus(aUser({ id_role: 3 }));
    const fetch = desk();
    act(() => openWith(remotes()));
    const panel = within(await inspector());
    const choice = await panel.findByLabelText('Puede reemplazarse por');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Elija una versión', expect.stringMatching(/^2\.0\.0-new \(.*, 3 fallas en 1204 vistas\)$/)]);
    await userEvent.selectOptions(choice, '2.0.0-new');
    await userEvent.click(panel.getByRole('button', { name: 'Probar en esta pestaña' }));
    await waitFor(() => expect(storedPreviews()).toHaveLength(1));
    expect(posted(fetch)).toEqual([['/release-desk/previews', { remote: 'mfe-toy', release: '2.0.0-new' }]]);
  });

  it('says why the desk refuses', async () => {
    await startBus(aUser({ id_role: 3 }));
    desk(403);
    act(() => openWith(remotes()));
    expect(await screen.findByText('No tiene permiso.')).toBeVisible();
  });

  it('shows what the tab tries with a link that names it, and the way back', async () => {
    await startBus(aUser({ id_role: 4 }));
    desk();
    const preview = { scope: 'tab', remote: 'mfe-toy', releaseId: '2.0.0-new', integrity: 'x', exp: 1 };
    sessionStorage.setItem(TAB_PREVIEWS_KEY, JSON.stringify([preview]));
    act(() => openWith(remotes()));
    expect(await screen.findByLabelText('Enlace para el equipo')).toHaveValue(
      'http://localhost/?probar=mfe-toy%402.0.0-new',
    );
    expect(screen.getByRole('button', { name: 'Volver a lo publicado' })).toBeVisible();
  });
});

describe('a link that names releases', () => {
  const asked = [{ remote: 'mfe-toy', release: '2.0.0-new' }];

  it('tries nothing before whoever opened it confirms [N-22-133]', async () => {
    await startBus(aUser({ id_role: 3 }));
    const fetch = desk();
    act(() => openWith(remotes(), asked));
    const question = within(await screen.findByRole('group', { name: 'Enlace de prueba' }));
    expect(question.getByText('2.0.0-new')).toBeVisible();
    expect(posted(fetch)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Probar en esta pestaña' }));
    await waitFor(() => expect(storedPreviews()).toHaveLength(1));
  });

  it('is forgotten when it is declined', async () => {
    await startBus(aUser({ id_role: 3 }));
    const fetch = desk();
    window.history.replaceState(null, '', '/?probar=mfe-toy%402.0.0-new&q=1');
    act(() => openWith(remotes(), asked));
    await userEvent.click(await screen.findByRole('button', { name: 'No probar' }));
    expect(window.location.search).toBe('?q=1');
    expect([posted(fetch), storedPreviews()]).toEqual([[], []]);
  });
});
