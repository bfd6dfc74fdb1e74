import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import '@testing-library/jest-dom';
import { aRoute, aStop, DRIVER_TOKEN } from '#testing/driver-builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('./driver-page'), 60_000);

const PROOF_OF_ANA = 'POST /delivery/driver/stops/123/proof';
const LINK_OVER = 'El enlace de la ruta venció o no existe. Pida otro a la tienda.';

describe("the driver's page", () => {
  let api: HttpStub;
  beforeEach(async () => {
    globalThis.structuredClone ??= ((value: unknown) =>
      JSON.parse(JSON.stringify(value))) as typeof structuredClone;
    globalThis.indexedDB = new IDBFactory();
    forgetPage();
    await visitAsAnyone();
    api = stubHttp({ 'GET /delivery/driver/route': answer(aRoute()), [PROOF_OF_ANA]: answer(aStop()) });
  });
  afterEach(() => api.restore());

  const openLink = async () => {
    window.history.replaceState(null, '', `/ruta#${DRIVER_TOKEN}`);
    const view = renderAt(`/ruta#${DRIVER_TOKEN}`);
    await screen.findByRole('heading', { level: 2, name: /Ana Gómez/ });
    return view;
  };
  const stop = (name: RegExp) =>
    within(screen.getByRole('heading', { level: 2, name }).closest('li') as HTMLElement);
  const loseNetwork = () => api.reply({ [PROOF_OF_ANA]: 'network-loss' });

  it('shows the stops of its link, whose token leaves the address [N-40-462]', async () => {
    await openLink();
    expect(window.location.hash).toBe('');
    expect(api.requestsTo('GET /delivery/driver/route')[0]?.headers['x-route-token']).toBe(DRIVER_TOKEN);
    expect(screen.getByText('Pedro Reparte, 28 de noviembre de 2026')).toBeVisible();
    const ana = stop(/Ana Gómez/);
    expect(ana.getByText('Calle 15 # 20-30, Villavicencio, Meta')).toBeVisible();
    expect(ana.getByText('Timbrar en el 201')).toBeVisible();
    expect(ana.getByRole('link', { name: 'Llamar a Ana Gómez' })).toHaveAttribute('href', 'tel:3101234567');
    expect(ana.getByRole('link', { name: 'Cómo llegar donde Ana Gómez' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Calle%2015%20%23%2020-30%2C%20Villavicencio%2C%20Meta%2C%20Colombia',
    );
    expect(screen.getByText('0 de 2 paradas')).toBeVisible();
    expect(screen.getByText('Todo enviado')).toBeVisible();
    expect(document.body).not.toHaveTextContent('$');
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });

  it('proves a delivery with name, degrees and refused units [N-40-460]', async () => {
    const { user } = await openLink();
    await user.click(stop(/Ana Gómez/).getByRole('button', { name: 'Entregar a Ana Gómez' }));
    const form = within(screen.getByRole('form', { name: 'Entregar a Ana Gómez' }));
    expect(form.getByLabelText('Quién recibe')).toHaveFocus();
    await user.click(form.getByRole('button', { name: 'Confirmar la entrega' }));
    expect(form.getByText('Escriba quién recibe.')).toBeVisible();
    await user.type(form.getByLabelText('Quién recibe'), 'Portería');
    await user.type(form.getByLabelText(/Temperatura/), '4,5');
    await user.click(form.getByLabelText('No recibió algunos productos'));
    await user.selectOptions(form.getByLabelText(/Yogurt de mora .*: unidades que devuelve/), '1');
    expect(await accessibilityProblems(document.body)).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Confirmar la entrega' }));
    expect(await screen.findByText(/^Entregado a las/)).toBeVisible();
    await waitFor(() => expect(api.requestsTo(PROOF_OF_ANA)).toHaveLength(1));
    const sent = api.requestsTo(PROOF_OF_ANA)[0];
    expect(sent?.body).toEqual({
      outcome: 'delivered',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      receivedBy: 'Portería',
      celsius: 4.5,
      refused: [{ id_product: 7, quantity: 1 }],
    });
    expect(sent?.headers).toMatchObject({ 'x-route-token': DRIVER_TOKEN });
    expect(sent?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
    expect(await screen.findByText('Todo enviado')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /Ana Gómez/ })).toHaveFocus();
  });

  it('says why nobody received an order, which may still be delivered later [N-40-460]', async () => {
    const { user } = await openLink();
    const failed = aStop({ state: 'notDelivered', provedAt: '2026-11-28T15:00:00.000Z' });
    api.reply({ 'GET /delivery/driver/route': answer(aRoute({ stops: [failed] })) });
    await user.click(screen.getByRole('button', { name: 'No se pudo entregar a Ana Gómez' }));
    const form = within(screen.getByRole('form', { name: 'No se pudo entregar a Ana Gómez' }));
    await user.click(form.getByRole('button', { name: 'Confirmar' }));
    expect(form.getByText('Elija por qué no se pudo entregar.')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox'), 'Otro');
    await user.type(form.getByLabelText('Qué pasó'), 'Se inundó la calle');
    await user.click(form.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(api.requestsTo(PROOF_OF_ANA)[0]?.body).toMatchObject({
        outcome: 'notDelivered',
        reason: 'Se inundó la calle',
      }),
    );
    expect(await screen.findByText('No entregado a las 10:00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Entregar a Ana Gómez' })).toBeVisible();
  });

  it('keeps a proof without network in sight, also after a reload, and sends it later once [N-40-461]', async () => {
    const { user, unmount } = await openLink();
    loseNetwork();
    await user.click(screen.getByRole('button', { name: 'Entregar a Ana Gómez' }));
    await user.type(screen.getByLabelText('Quién recibe'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Confirmar la entrega' }));
    expect(await screen.findByText('1 por enviar, sin señal')).toBeVisible();
    expect(screen.getByText(/^Entregado a las .* · por enviar$/)).toBeVisible();
    expect(screen.getByText('1 de 2 paradas')).toBeVisible();
    unmount();

    api.reply({ 'GET /delivery/driver/route': 'network-loss' });
    renderAt('/ruta');
    expect(await screen.findByText(/^1 por enviar/)).toBeVisible();
    const keys = new Set(api.requestsTo(PROOF_OF_ANA).map(({ headers }) => headers['idempotency-key']));
    expect(keys.size).toBe(1);
    api.reply({ [PROOF_OF_ANA]: answer(aStop({ state: 'delivered' })) });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Todo enviado')).toBeVisible();
    expect(screen.getByText(/^Entregado a las \d\d:\d\d$/)).toBeVisible();
  });

  it('shows what the shop refused, to send again or to remove [N-40-461]', async () => {
    const { user } = await openLink();
    const refusal = 'Ese pedido ya tiene su registro de entrega.';
    api.reply({ [PROOF_OF_ANA]: failure(409, 'DELIVERY.ALREADY_PROVED', refusal) });
    await user.click(screen.getByRole('button', { name: 'Entregar a Ana Gómez' }));
    await user.type(screen.getByLabelText('Quién recibe'), 'Ana{Enter}');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('No se registró la parada de Ana Gómez (pedido 123)')).toBeVisible();
    expect(notice.getByText(refusal)).toBeVisible();
    expect(screen.getByText('Todo enviado · 1 sin registrar')).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'Borrar este registro' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('says that the route has not left, and sends what was proved once it has [N-40-571]', async () => {
    const refusal = 'La ruta todavía no sale. Pida a la tienda que la despache.';
    api.reply({
      'GET /delivery/driver/route': answer(aRoute({ hasLeft: false })),
      [PROOF_OF_ANA]: failure(409, 'DELIVERY.ROUTE_NOT_LEFT', refusal),
    });
    const { user } = await openLink();
    await user.click(screen.getByRole('button', { name: 'Entregar a Ana Gómez' }));
    await user.type(screen.getByLabelText('Quién recibe'), 'Ana{Enter}');
    expect(await screen.findByText('1 por enviar. La ruta no ha salido todavía.')).toBeVisible();
    expect(screen.queryByText(/No se registró/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Entregado a las .* · por enviar$/)).toBeVisible();
    api.reply({
      'GET /delivery/driver/route': answer(aRoute()),
      [PROOF_OF_ANA]: answer(aStop({ state: 'delivered' })),
    });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Todo enviado')).toBeVisible();
    const keys = api.requestsTo(PROOF_OF_ANA).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('explains a link that is over, and itself without a link [N-40-462]', async () => {
    renderAt('/ruta').unmount();
    renderAt('/ruta');
    expect(await screen.findByText('Abra el enlace que le envió el despacho')).toBeVisible();
    api.reply({
      'GET /delivery/driver/route': failure(404, 'DELIVERY.LINK_OVER', LINK_OVER),
    });
    window.history.replaceState(null, '', `/ruta#${DRIVER_TOKEN}`);
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(await screen.findByText(LINK_OVER)).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  it('forgets stops two days after the end of their link [N-40-462]', async () => {
    api.reply({ 'GET /delivery/driver/route': answer(aRoute({ endsAt: '2026-01-05T11:00:00.000Z' })) });
    (await openLink()).unmount();
    renderAt('/ruta');
    expect(await screen.findByText('Abra el enlace que le envió el despacho')).toBeVisible();
    expect(screen.queryByText(/Calle 15/)).not.toBeInTheDocument();
  });

  it('offers another attempt where the route was never read [N-40-462]', async () => {
    api.reply({ 'GET /delivery/driver/route': 'network-loss' });
    window.history.replaceState(null, '', `/ruta#${DRIVER_TOKEN}`);
    const { user } = renderAt('/ruta');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    api.reply({ 'GET /delivery/driver/route': answer(aRoute()) });
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 2, name: /Luis Rey/ })).toBeVisible();
  });
});
