import '@testing-library/jest-dom';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import type { Order, OrderProgress } from '@lacteos/contracts/schemas';
import { accessibilityProblems, renderPagesAt } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { queryClient } from '#frame/query-client';
import { aPromise } from '#testing/a-zone';
import { anOrder } from '#testing/builders';
import { OrderDetailPage } from './order-detail-page';

const line = (id_product: number, name: string, quantity: number) => ({
  id_product,
  quantity,
  price: 5000,
  Product: { id: id_product, name, image: '/api/media/kumis.webp', price: 5000 },
});
const PREPARING: OrderProgress = {
  state: 'preparing',
  label: 'En preparación',
  version: 0,
  packedAt: null,
  sentAt: null,
  receivedAt: null,
  receivedBy: null,
  reason: null,
  celsius: null,
  photo: null,
};
const PROMISED: NonNullable<Order['promised']> = {
  kind: 'home',
  day: '2026-11-28',
  zoneName: 'Meta',
  isByCourier: false,
  isCold: true,
  storeId: null,
  needsDay: false,
};

let http: ReturnType<typeof stubHttp>;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ delay: null });
  http = stubHttp({});
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

const open = (given: Partial<Order> = {}) => {
  const order = {
    ...anOrder({ id: 41, isPaid: true, paidAt: '2026-11-21T16:00:00.000Z' }),
    orderItems: [line(7, 'Kumis natural', 4), line(8, 'Yogur de mora', 2)],
    progress: PREPARING,
    promised: PROMISED,
    ...given,
  };
  http.reply({
    'GET /order/41': () => answer(order),
    'GET /admin/orders/41/timeline': () => answer([]),
    'GET /order/41/after-sale': () =>
      answer({ canCancel: false, returnable: [], reasons: [], returns: [], refunds: [] }),
    'GET /admin/claims': () => answer([]),
    'GET /store/stores': () => answer([]),
  });
  return renderPagesAt('/admin/order/41', { '/admin/order/:id': OrderDetailPage });
};
const card = async () => within(await screen.findByRole('region', { name: 'Entrega' }));
const dialogOf = async (button: string) => {
  await user.click((await card()).getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const lastBody = (call: string) => http.requestsTo(call).at(-1)?.body;

describe('the delivery of an order in the office', () => {
  it('shows its state, the promised day and who received it [N-40-420]', async () => {
    const receivedAt = '2026-11-28T15:00:00.000Z';
    const { container } = open({
      isDelivered: true,
      progress: {
        ...PREPARING,
        state: 'delivered',
        label: 'Entregado',
        receivedAt,
        receivedBy: 'Doña Rosa',
        celsius: 4.5,
      },
    });
    const shown = await card();
    expect(shown.getByText('Estado').nextElementSibling).toHaveTextContent('Entregado');
    for (const text of ['Entregado', '28 de noviembre de 2026, Meta, con frío', 'Doña Rosa', '4,5 °C'])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Empacar' })).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is left out for an API that says nothing about it [N-40-420]', async () => {
    open({ progress: undefined, promised: null });
    expect(await screen.findByRole('region', { name: 'Despacho' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Entrega' })).toBeNull();
  });

  it('warns when a late payment lost its day [N-40-420]', async () => {
    open({ promised: { ...PROMISED, needsDay: true } });
    expect((await card()).getByText(/su día ya no está libre/)).toBeVisible();
  });

  it('asks for no other day once the order is on its way [N-40-603]', async () => {
    const progress = { ...PREPARING, state: 'onTheWay', label: 'En camino' } as const;
    open({ isDelivered: true, progress, promised: { ...PROMISED, needsDay: true } });
    expect((await card()).getByText('En camino')).toBeVisible();
    expect(screen.queryByText(/su día ya no está libre/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mover a otro día' })).toBeNull();
  });
});

describe('packing an order in the office', () => {
  it('packs a complete order in one step [N-40-421]', async () => {
    http.reply({ 'POST /order/41/pack': () => answer(anOrder({ id: 41 })) });
    open();
    const dialog = await dialogOf('Empacar');
    expect(dialog.getByText('2 productos, 6 unidades.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Está completo' }));
    expect(await screen.findByText('Pedido 41 empacado')).toBeVisible();
    expect(lastBody('POST /order/41/pack')).toEqual({});
  });

  it('takes off missing units with a reason, and says what follows [N-40-421]', async () => {
    http.reply({ 'POST /order/41/pack': () => answer(anOrder({ id: 41 })) });
    open();
    const dialog = await dialogOf('Empacar');
    const missing = dialog.getByLabelText('Yogur de mora (de 2)');
    await user.clear(missing);
    await user.type(missing, '1');
    expect(await dialog.findByText('Se quita 1 unidad')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Empacar sin lo que falta' }));
    expect(await dialog.findByText('Escriba el motivo.')).toBeVisible();
    expect(http.requestsTo('POST /order/41/pack')).toHaveLength(0);
    await user.type(dialog.getByLabelText('Motivo, como lo lee el comprador'), 'Se rompió');
    await user.click(dialog.getByRole('button', { name: 'Empacar sin lo que falta' }));
    await waitFor(() =>
      expect(lastBody('POST /order/41/pack')).toEqual({
        missing: [{ id_product: 8, quantity: 1 }],
        reason: 'Se rompió',
      }),
    );
  });

  it('says that an order without any unit is cancelled, and keeps the form when it is refused [N-40-421]', async () => {
    http.reply({ 'POST /order/41/pack': () => failure(409, 'ORDERS.STATE', 'El pedido ya salió.') });
    open();
    const dialog = await dialogOf('Empacar');
    for (const name of ['Kumis natural (de 4)', 'Yogur de mora (de 2)']) {
      await user.clear(dialog.getByLabelText(name));
      await user.type(dialog.getByLabelText(name), name.includes('Kumis') ? '4' : '2');
    }
    expect(await dialog.findByText('El pedido se cancela')).toBeVisible();
    await user.type(dialog.getByLabelText('Motivo, como lo lee el comprador'), 'No hubo leche');
    await user.click(dialog.getByRole('button', { name: 'Cancelar el pedido' }));
    expect(await dialog.findByText('El pedido ya salió.')).toBeVisible();
  });

  it('puts a packed order back into preparation [N-40-421]', async () => {
    http.reply({ 'POST /order/41/unpack': () => answer(anOrder({ id: 41 })) });
    open({ progress: { ...PREPARING, state: 'packed', label: 'Empacado' } });
    await user.click((await card()).getByRole('button', { name: 'Desempacar' }));
    expect(await screen.findByText('El pedido 41 vuelve a preparación')).toBeVisible();
  });
});

describe('the day and the link of an order in the office', () => {
  it('moves to another open day, naming the day that the page showed [N-40-422]', async () => {
    http.reply({
      'GET /delivery/promise': () => answer(aPromise()),
      'PUT /delivery/orders/41/day': () => answer(anOrder({ id: 41 })),
    });
    open();
    const dialog = await dialogOf('Mover a otro día');
    expect(await dialog.findByRole('radio', { name: /^martes 1 de diciembre/ })).toBeDisabled();
    expect(dialog.queryByRole('radio', { name: /^sábado 28/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Mover' }));
    expect(await dialog.findByText('Elija el día.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /^lunes 30/ }));
    await user.click(dialog.getByRole('button', { name: 'Mover' }));
    expect(await screen.findByText('El pedido 41 llega el 30 de noviembre de 2026')).toBeVisible();
    expect(lastBody('PUT /delivery/orders/41/day')).toEqual({ day: '2026-11-30', from: '2026-11-28' });
  });

  it('names open days without the hour until which buyers order, and closed ones with the reason [N-40-543]', async () => {
    http.reply({ 'GET /delivery/promise': () => answer(aPromise()) });
    open();
    const dialog = await dialogOf('Mover a otro día');
    expect(await dialog.findByRole('radio', { name: 'lunes 30' })).toBeEnabled();
    expect(dialog.getByRole('radio', { name: /^martes 1 de diciembre\. ./ })).toBeDisabled();
  });

  it('reads the days again when the chosen one was taken [N-40-422]', async () => {
    http.reply({
      'GET /delivery/promise': () => answer(aPromise()),
      'PUT /delivery/orders/41/day': () => failure(409, 'DELIVERY.DAY_FULL', 'Se acaban de agotar.'),
    });
    open();
    const dialog = await dialogOf('Mover a otro día');
    await user.click(await dialog.findByRole('radio', { name: /^lunes 30/ }));
    await user.click(dialog.getByRole('button', { name: 'Mover' }));
    expect(await dialog.findByText('Se acaban de agotar.')).toBeVisible();
    await waitFor(() => expect(http.requestsTo('GET /delivery/promise')).toHaveLength(2));
  });

  it('registers what a carrier said, with the reason of a failed delivery [N-40-426]', async () => {
    http.reply({ 'POST /order/41/progress': () => answer(anOrder({ id: 41 })) });
    open({ isDelivered: true, progress: { ...PREPARING, state: 'onTheWay', label: 'En camino' } });
    const dialog = await dialogOf('Registrar la entrega');
    expect(dialog.queryByRole('radio', { name: 'De vuelta' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'No entregado' }));
    await user.click(await dialog.findByRole('radio', { name: 'No había nadie' }));
    await user.click(dialog.getByRole('button', { name: 'Registrar' }));
    expect(await screen.findByText('Quedó registrado.')).toBeVisible();
    expect(lastBody('POST /order/41/progress')).toEqual({ step: 'fail', reason: 'No había nadie' });
  });

  it("copies the tracking link, and sends it to the buyer's WhatsApp [N-40-423]", async () => {
    const url = 'https://lacteos.test/seguimiento#secreto';
    http.reply({ 'GET /order/41/tracking': () => answer({ url }) });
    open();
    const dialog = await dialogOf('Enlace de seguimiento');
    expect(await dialog.findByLabelText('Enlace de seguimiento')).toHaveValue(url);
    await user.click(dialog.getByRole('button', { name: /^Copiar/ }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(dialog.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/573100000000?text='),
    );
  });
});
