import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  publishComponentHost,
  publishMenu,
  type RemoteManifest,
  type RemoteOverview,
} from '@lacteos/remote-kit';
import { createRemotes } from '@lacteos/remote-runtime';
import { aManifest, aVersion, RemotePart } from '@lacteos/remote-runtime/testing';
import { SHELL_RULES } from '../../app/shell-rules';
import { aUser, renderShell, startBus } from '../../testing/render-shell';
import { ShellRoutes } from '../../app/shell-routes';
import { checkText, errorShare } from './release-texts';

const checkout: RemoteOverview = {
  name: 'mfe-checkout',
  live: '1.2.0-aaaaaaaaaa',
  canary: { releaseId: '1.3.0-bbbbbbbbbb', percent: 10 },
  previous: '1.1.0-cccccccccc',
  history: [
    {
      revision: 12,
      at: '2026-11-21T10:00:00Z',
      actor: 'ana',
      action: 'canary',
      percent: 10,
      releaseId: '1.3.0-bbbbbbbbbb',
      reason: null,
      attestation: { passed: true, at: '2026-11-21T09:00:00Z', breaks: 0, warnings: 1, wasLive: true },
    },
    {
      revision: 8,
      at: '2026-11-20T14:00:00Z',
      actor: null,
      action: 'rollback',
      releaseId: '1.1.0-cccccccccc',
      reason: 'Fallaba en el 12 % de las cargas',
    },
  ],
  numbers: {
    '1.3.0-bbbbbbbbbb': {
      loads: 240,
      mounts: 231,
      errors: 9,
      overdue: 4,
      p50Ms: 130,
      p95Ms: null,
      since: '2026-11-21T10:00:00Z',
    },
  },
  breakers: [{ release: '1.3.0-bbbbbbbbbb', count: 2 }],
  budget: { firstViewKb: 900, longTaskMs: 400, errorPercent: 2, neededKb: 776, taskMs: 85 },
  errors: [
    {
      id: 'a',
      message: 'TypeError: x is undefined',
      frames: [
        {
          project: 'mfe-checkout',
          release: '1.3.0-bbbbbbbbbb',
          source: 'src/pages/cart/cart-page.tsx',
          line: 7,
          column: 5,
          called: 'addToCart',
        },
      ],
      first: '2026-11-21T10:00:00Z',
      last: '2026-11-21T11:00:00Z',
      count: 12,
      visitors: 3,
      share: 0.025,
      releases: [['1.3.0-bbbbbbbbbb', 12]],
      browsers: [['Chrome 131, Android', 12]],
      pages: [['/cart', 12]],
    },
  ],
};

interface Asked {
  path: string;
  body: unknown;
}
const asked: Asked[] = [];
const desk = (answers: Record<string, () => { status?: number; body: unknown }>) => {
  const fetch = async (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: body ? (JSON.parse(body) as unknown) : null });
    const answer = answers[path]?.() ?? { status: 404, body: {} };
    const status = answer.status ?? 200;
    return { ok: status < 300, status, json: async () => answer.body };
  };
  Object.assign(globalThis, { fetch });
};
const overview = (remotes: RemoteOverview[]) => ({ body: { success: true, data: { remotes } } });
const refusal = (status: number, message: string) => ({
  status,
  body: { success: false, code: 'RELEASES.REFUSED', message, requestId: 'r' },
});
const openPage = async (role: 1 | 2 | 3 | 4 = 4) => {
  await startBus(aUser({ id_role: role }));
  await renderShell(<ShellRoutes />, '/admin/releases');
};

beforeEach(() => asked.splice(0));
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

describe('the page of releases', () => {
  it('shows live, canary and previous releases with their health [N-22-165]', async () => {
    desk({ '/release-desk/overview': () => overview([checkout]) });
    await openPage();
    const card = await screen.findByRole('article', { name: 'mfe-checkout' });
    expect(card).toHaveTextContent('En vivo1.2.0-aaaaaaaaaa');
    expect(card).toHaveTextContent('1.3.0-bbbbbbbbbb 10 % de los visitantes');
    expect(card).toHaveTextContent('Anterior1.1.0-cccccccccc');
    expect(card).toHaveTextContent(
      '776 de 900 kB hasta la primera vista, 85 de 400 ms en la tarea más larga al abrir, 2 % de fallas',
    );
    expect(within(card).getByRole('row', { name: /candidata/ })).toHaveTextContent('231943,8');
    expect(card).toHaveTextContent('2 navegadores informaron que no cargó');
  });

  it('shows the owner and what the canary calls of the API unlike the live release [N-37-302] [N-37-311]', async () => {
    const operationChange = { added: ['POST /payment/register'], dropped: ['GET /cart/{}'] };
    const owned = { ...checkout, owner: '@lacteos/checkout', operationChange };
    const others = [
      { ...checkout, name: 'mfe-same', operationChange: { added: [], dropped: [] } },
      { ...checkout, name: 'mfe-older' },
    ];
    desk({ '/release-desk/overview': () => overview([owned, ...others]) });
    await openPage();
    const card = await screen.findByRole('article', { name: 'mfe-checkout' });
    expect(card).toHaveTextContent('Responsable@lacteos/checkout');
    expect(card).toHaveTextContent('La candidata llamaría tambiénPOST /payment/register');
    expect(card).toHaveTextContent('La candidata ya no llamaGET /cart/{}');
    const same = screen.getByRole('article', { name: 'mfe-same' });
    expect(same).toHaveTextContent('La candidata llama las mismas operaciones de la API.');
    const older = screen.getByRole('article', { name: 'mfe-older' });
    expect(older).toHaveTextContent('ResponsableSin declarar');
    expect(older).not.toHaveTextContent('operaciones de la API');
  });

  it('shows the errors of browsers where the sources have them, with browsers, pages and the share of visitors [N-22-010]', async () => {
    desk({ '/release-desk/overview': () => overview([checkout]) });
    await openPage();
    const errors = await screen.findByRole('region', { name: 'Errores de los navegadores en mfe-checkout' });
    expect(errors).toHaveTextContent(/TypeError: x is undefined12 veces, 3 visitantes \(2,5\s?%\)/);
    expect(errors).toHaveTextContent('addToCart mfe-checkout/src/pages/cart/cart-page.tsx:7:5');
    expect(errors).toHaveTextContent('Navegadores: Chrome 131, Android (12)Páginas: /cart (12)');
  });

  it('names the parts of each remote after it, so that no two regions share a name [N-21-259]', async () => {
    desk({ '/release-desk/overview': () => overview([checkout, { ...checkout, name: 'mfe-invoicing' }]) });
    await openPage();
    await screen.findByRole('article', { name: 'mfe-invoicing' });
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(names).toContain('Errores de los navegadores en mfe-invoicing');
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps the history with who, when, checks and reasons', async () => {
    desk({ '/release-desk/overview': () => overview([checkout]) });
    await openPage();
    await userEvent.click(await screen.findByText('Historial (2)'));
    const [first, second] = within(screen.getByRole('article')).getAllByRole('listitem').slice(-2);
    expect(first).toHaveTextContent('Candidata para el 10 %');
    expect(first).toHaveTextContent(/ana, 21\/11\/2026/);
    expect(first).toHaveTextContent('Revisada (1 aviso, en la tienda en vivo)');
    expect(second).toHaveTextContent('Automático');
    expect(second).toHaveTextContent('Motivo: Fallaba en el 12 % de las cargas');
    expect(second).not.toHaveTextContent('Sin revisión');
  });

  it.each(['force', 'override'] as const)(
    'tells why a release was forced, also in a history from before: %s [N-37-426]',
    (word) => {
      const entry = {
        revision: 1,
        at: '',
        actor: null,
        action: 'activate',
        releaseId: 'a',
        reason: null,
      } as const;
      expect(checkText({ ...entry, [word]: 'Sin navegador' })).toBe('Sin revisión: Sin navegador');
    },
  );

  it('rolls back to the previous release only with a reason, once however often it is pressed', async () => {
    desk({
      '/release-desk/overview': () => overview([checkout]),
      '/release-desk/rollback': () => ({ body: { success: true, data: {} } }),
    });
    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a la anterior' }));
    const confirm = screen.getByRole('button', { name: 'Volver a 1.1.0-cccccccccc' });
    await userEvent.click(confirm);
    expect(screen.getByText('Escriba el motivo: queda en el historial.')).toBeVisible();
    expect(asked.filter(({ path }) => path.endsWith('rollback'))).toEqual([]);
    await userEvent.type(screen.getByLabelText('Motivo'), 'Falla el pago');
    await userEvent.dblClick(confirm);
    await waitFor(() => expect(screen.queryByLabelText('Motivo')).toBeNull());
    expect(asked.filter(({ path }) => path.endsWith('rollback'))).toEqual([
      {
        path: '/release-desk/rollback',
        body: { remote: 'mfe-checkout', release: '1.1.0-cccccccccc', reason: 'Falla el pago' },
      },
    ]);
    expect(asked.at(-1)?.path).toBe('/release-desk/overview');
  });

  it.each([
    ['Retirar candidata', 'Retirar la candidata', 0],
    ['Publicar candidata para todos', 'Publicar la candidata', 100],
  ])('%s', async (button, confirm, percent) => {
    desk({
      '/release-desk/overview': () => overview([checkout]),
      '/release-desk/canary': () => ({ body: { success: true, data: {} } }),
    });
    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await userEvent.click(screen.getByRole('button', { name: confirm }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        path: '/release-desk/canary',
        body: { remote: 'mfe-checkout', percent },
      }),
    );
  });

  it('gives a canary to another share of the visitors, a whole number from 1 to 50', async () => {
    desk({
      '/release-desk/overview': () => overview([checkout]),
      '/release-desk/canary': () => ({ body: { success: true, data: {} } }),
    });
    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar porcentaje' }));
    const share = screen.getByRole('textbox', { name: 'Porcentaje de los visitantes' });
    const confirm = screen.getByRole('button', { name: 'Cambiar el porcentaje' });
    for (const text of [' ', '0', '51', '2,5', '-1', 'x']) {
      await userEvent.clear(share);
      await userEvent.type(share, text);
      await userEvent.click(confirm);
      expect(share).toBeInvalid();
      expect(share).toHaveAccessibleDescription(/Escriba un número entero de 1 a 50\./);
    }
    expect(asked.filter(({ path }) => path.endsWith('canary'))).toEqual([]);
    await userEvent.clear(share);
    await userEvent.type(share, '25{Enter}');
    await waitFor(() => expect(share).not.toBeInTheDocument());
    expect(asked.filter(({ path }) => path.endsWith('canary'))).toEqual([
      { path: '/release-desk/canary', body: { remote: 'mfe-checkout', percent: 25 } },
    ]);
  });

  it('says why a change was refused and keeps the reason', async () => {
    desk({
      '/release-desk/overview': () => overview([checkout]),
      '/release-desk/rollback': () => refusal(409, 'Alguien cambió la publicación mientras tanto.'),
    });
    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a la anterior' }));
    await userEvent.type(screen.getByLabelText('Motivo'), 'Falla el pago');
    await userEvent.click(screen.getByRole('button', { name: /^Volver a 1/ }));
    expect(await screen.findByText('Alguien cambió la publicación mientras tanto.')).toBeVisible();
    expect(screen.getByLabelText('Motivo')).toHaveValue('Falla el pago');
  });

  it('says that nothing was released yet', async () => {
    desk({ '/release-desk/overview': () => overview([]) });
    await openPage();
    expect(await screen.findByText('Todavía no hay publicaciones')).toBeVisible();
  });

  it('says that it loads, then that the desk does not answer, and retries on request', async () => {
    let isDown = true;
    desk({
      '/release-desk/overview': () => {
        if (isDown) throw new TypeError('offline');
        return overview([checkout]);
      },
    });
    await openPage();
    expect(await screen.findByText('No pudimos leer las publicaciones.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByRole('article', { name: 'mfe-checkout' })).toBeVisible();
  });

  it('says so when the server does not let this session in', async () => {
    desk({ '/release-desk/overview': () => refusal(403, 'No.') });
    await openPage();
    expect(await screen.findByText('Solo el superadministrador puede ver las publicaciones.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull();
  });

  it.each([1, 2, 3] as const)('tells role %d that it is for another role, and asks nothing', async (role) => {
    desk({});
    await openPage(role);
    expect(await screen.findByRole('heading', { name: 'Esta página es para otro rol' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('the back-office menu beside the page of releases', () => {
  const NAME = 'OfficeMenu';
  const openBeside = async (components: RemoteManifest['components']) => {
    desk({ '/release-desk/overview': () => overview([checkout]) });
    publishComponentHost(RemotePart);
    publishMenu([{ to: '/admin/orders', label: 'Pedidos', section: 'admin', order: 60 }]);
    await startBus(aUser({ id_role: 4 }));
    const version = aVersion('mfe-backoffice', aManifest({ name: 'mfe-backoffice', components }));
    const loadRemote = jest.fn(async () => ({
      remote: { contract: 1, pages: {}, components: { [NAME]: () => <nav aria-label="Oficina" /> } },
    }));
    const runtime = { registerRemotes: () => undefined, loadRemote };
    const remotes = createRemotes({ microFrontends: { 'mfe-backoffice': [version] } }, runtime, SHELL_RULES);
    await renderShell(<ShellRoutes />, '/admin/releases', remotes);
    expect(await screen.findByRole('article', { name: 'mfe-checkout' })).toBeVisible();
    return loadRemote;
  };
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => {
      publishComponentHost(null);
      publishMenu([]);
    });
  });

  it('comes from the back office', async () => {
    await openBeside([{ name: NAME, contracts: [1] }]);
    expect(await screen.findByRole('navigation', { name: 'Oficina' })).toBeVisible();
  });

  it('is omitted without a message when an older back office is live', async () => {
    const loadRemote = await openBeside([]);
    await waitFor(() => expect(document.querySelector('[data-folded]')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(loadRemote).not.toHaveBeenCalled();
  });
});

describe('the share of failures', () => {
  it.each([
    [0, 0, '–'],
    [98, 2, '2'],
  ])('of %d mounts and %d failures is %s', (mounts, errors, text) => {
    expect(errorShare({ mounts, errors })).toContain(text);
  });
});

it('offers its entry of the menu to role 4 alone', async () => {
  const { readFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const file = readFileSync(join(__dirname, '../../../shell.manifest.json'), 'utf8');
  const { menu } = JSON.parse(file) as { menu: { to: string }[] };
  expect(menu.filter(({ to }) => to === '/admin/releases')).toEqual([
    {
      group: 'Control',
      to: '/admin/releases',
      label: 'Publicaciones',
      roles: [4],
      section: 'admin',
      order: 900,
      icon: 'cloud-upload',
    },
  ]);
});
