import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { publishComponentHost, publishMenu, type ComponentRequest } from '@lacteos/remote-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { anOrder, aUser, CASH, WOMPI } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('./order-detail-page'), 60_000);

describe('Order detail page', () => {
  let api: HttpStub;
  const card = (name: string) => screen.findByRole('region', { name });

  beforeEach(async () => {
    forgetPage();
    api = stubHttp({ 'GET /order/123': answer(anOrder()) });
    await signIn(aUser());
  });

  it.each(['/order/123', '/orderStore/123', '/orderstore/123'])(
    "is titled 'Pedido {id}' at %s [S-053, S-054, S-107]",
    async (path) => {
      renderAt(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Pedido 123' })).toBeVisible();
      expect(await card('Datos del cliente')).toBeVisible();
    },
  );

  it("shows customer, payment, items and summary of an open order with 'No pagado' and 'No despachado' [S-108, S-109, S-110, S-126, S-154, S-155, S-209, B-043, B-044, B-045, B-046, B-130, N-20-104]", async () => {
    renderAt('/order/123');
    const customer = within(await card('Datos del cliente'));
    expect(customer.getByText('Ana María Peñuela')).not.toBeVisible();
    await userEvent.click(customer.getByText('Ver los datos de entrega'));
    expect(customer.getByText('Ana María Peñuela')).toBeVisible();
    expect(customer.getByText('Colombia')).toBeVisible();
    expect(customer.getByText('No despachado')).toHaveAttribute('data-good', 'false');
    const payment = within(await card('Pago'));
    expect(payment.getByText('Efectivo')).toBeVisible();
    expect(payment.getByText('No pagado')).toHaveAttribute('data-good', 'false');
    const items = within(await card('Productos'));
    expect(items.getByRole('link', { name: 'Yogurt de mora' })).toHaveAttribute('href', '/product/7');
    expect(items.getByText('2 × $ 14.875,00')).toBeVisible();
    expect(items.queryByText(/sin IVA/)).not.toBeInTheDocument();
    const summary = within(await card('Resumen del pedido'));
    expect(summary.getByText('Impuesto IVA 19%').nextElementSibling).toHaveTextContent('$ 4.750,00');
    expect(summary.getByText('Total').nextElementSibling).toHaveTextContent('$ 29.750,00');
  });

  it('shows where to pay by Bre-B, with the exact amount and the words for the description [N-40-452]', async () => {
    const breB = { key: '@lacteos', holder: 'Lác*** del Lla***', qr: 'data:image/png;base64,' };
    api.reply({ 'GET /order/123': answer(anOrder({ paymentMethod: 'Bre-B', paymentId: 12, breB })) });
    const { user } = renderAt('/order/123');
    const payment = within(await card('Pagar con Bre-B'));
    expect(payment.getByText('Pague $ 29.750,00 con Bre-B.')).toBeVisible();
    expect(payment.getByText('Lác*** del Lla***')).toBeVisible();
    expect(payment.getByRole('img', { name: 'Código QR de la llave @lacteos' })).toBeVisible();
    for (const [subject, text] of [
      ['la llave', '@lacteos'],
      ['el valor', '29750'],
      ['la descripción', 'pedido 123'],
    ] as const) {
      const copy = payment.getByRole('button', { name: `Copiar ${subject}` });
      await user.click(copy);
      expect(await navigator.clipboard.readText()).toBe(text);
      expect(copy).toHaveAccessibleName(`Copiado ${subject}`);
    }
    expect(screen.getByText(/Nos pondremos en contacto con usted/)).toBeVisible();
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });

  it('shows what the buyer wrote for the delivery, as text [N-18-201]', async () => {
    const notes = '<b>Timbrar</b> en el 201';
    api.reply({
      'GET /order/123': answer(anOrder({ shippingAddress: { ...anOrder().shippingAddress, notes } })),
    });
    renderAt('/order/123');
    const customer = within(await card('Datos del cliente'));
    await userEvent.click(customer.getByText('Ver los datos de entrega'));
    expect(customer.getByText(notes)).toBeVisible();
  });

  it('shows the shipping price below the total, which excludes it, and the Colombian date [N-17-033]', async () => {
    const paid = { isPaid: true, paidAt: '2026-11-22T04:30:00.000Z' };
    api.reply({ 'GET /order/123': answer(anOrder({ ...paid, shippingPrice: 8000 })) });
    renderAt('/order/123');
    const summary = within(await card('Resumen del pedido'));
    const terms = summary.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.slice(-2)).toEqual(['Total', 'Envío (no incluido en el total)']);
    expect(screen.getByText('Pagado el 2026-11-21')).toBeVisible();
  });

  it('lets the buyer return one of three units and shows the pending refund [N-20-209, N-38-222]', async () => {
    const paid = { isPaid: true, isDelivered: true, deliveredAt: '2026-11-22T10:00:00.000Z' };
    const reasons = [
      {
        reason: 'defective',
        label: 'Llegó dañado',
        isOpen: true,
        text: 'Hasta el 22/12/2026.',
        coversPerishables: true,
      },
    ];
    const before = {
      canCancel: false,
      cancelsAtOnce: true,
      refunded: 0,
      returnable: [{ productId: 7, name: 'Yogurt de mora', quantity: 3, isPerishable: true }],
      reasons,
      returns: [],
      refunds: [],
    };
    const refund = { id: 1, amount: 14_875, label: 'En camino', text: 'Va a la tarjeta con la que pagó.' };
    let isAsked = false;
    api.reply({
      'GET /order/123': answer(anOrder(paid)),
      'GET /order/123/after-sale': () => answer(isAsked ? { ...before, refunds: [refund] } : before),
      'POST /order/123/returns': () => {
        isAsked = true;
        return answer(before);
      },
    });
    renderAt('/order/123');
    const after = within(await card('Cambios y devoluciones'));
    await userEvent.click(after.getByRole('button', { name: 'Devolver productos' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Motivo' }));
    await userEvent.click(await screen.findByTitle('Llegó dañado'));
    const units = dialog.getByLabelText(/Yogurt de mora: unidades que devuelve/);
    await userEvent.clear(units);
    await userEvent.type(units, '1');
    const more = dialog.getByRole('button', { name: 'Una unidad más de Yogurt de mora' });
    await userEvent.click(more);
    expect(units).toHaveValue('2');
    expect(await dialog.findByText(/^Le devolvemos \$.29\.750,00 por donde pagó/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Una unidad menos de Yogurt de mora' }));
    expect(units).toHaveValue('1');
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir la devolución' }));
    expect(await after.findByText(/En camino/)).toBeVisible();
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });

  it('reports a return without units at the first quantity and a refusal at the top [N-33-705]', async () => {
    const reason = {
      reason: 'defective',
      label: 'Llegó dañado',
      isOpen: true,
      text: '',
      coversPerishables: true,
    };
    api.reply({
      'GET /order/123': answer(anOrder({ isPaid: true, isDelivered: true })),
      'GET /order/123/after-sale': answer({
        ...{
          canCancel: false,
          cancelsAtOnce: true,
          refunded: 0,
          reasons: [reason],
          returns: [],
          refunds: [],
        },
        returnable: [
          { productId: 7, name: 'Yogurt de mora', quantity: 3, isPerishable: true },
          { productId: 8, name: 'Queso doble crema', quantity: 2, isPerishable: true },
        ],
      }),
      'POST /order/123/returns': failure(409, 'RETURNS.CLOSED', 'El plazo ya pasó.'),
    });
    renderAt('/order/123');
    const after = within(await card('Cambios y devoluciones'));
    await userEvent.click(after.getByRole('button', { name: 'Devolver productos' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText(/increase|decrease/i)).toBeNull();
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Pedir la devolución' }));
    await send();
    expect(await dialog.findByText('Elija el motivo.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Motivo' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('combobox', { name: 'Motivo' }));
    await userEvent.click(await screen.findByTitle('Llegó dañado'));
    await send();
    expect(await dialog.findByText('Indique cuántas unidades quiere devolver.')).toBeVisible();
    const units = dialog.getByLabelText(/Yogurt de mora: unidades que devuelve/);
    await waitFor(() => expect(units).toHaveFocus());
    await userEvent.type(units, '1');
    await send();
    const refusal = await dialog.findByRole('alert');
    expect(refusal).toHaveTextContent('El plazo ya pasó.');
    await waitFor(() => expect(refusal.parentElement).toHaveFocus());
  });

  it('says why units are missing that the buyer did not send back [N-40-545]', async () => {
    const missing = {
      ...{
        id: 9,
        orderId: 123,
        kind: 'goods',
        state: 'received',
        label: 'Descontada: su dinero va en camino',
      },
      ...{ reason: 'Faltó al empacar', note: 'Se dañó en la nevera.', photo: null, answer: null },
      ...{ amount: 14_875, isByStaff: true, createdAt: '2026-11-29T20:00:00.000Z' },
      lines: [{ productId: 7, name: 'Yogurt de mora', quantity: 1, amount: 14_875, fate: null }],
    };
    api.reply({
      'GET /order/123': answer(anOrder({ isPaid: true })),
      'GET /order/123/after-sale': answer({
        ...{ canCancel: false, cancelsAtOnce: true, refunded: 0, returnable: [], reasons: [], refunds: [] },
        returns: [missing, { ...missing, id: 10, isByStaff: false, reason: 'Llegó dañado', note: 'Roto.' }],
      }),
    });
    renderAt('/order/123');
    const after = within(await card('Cambios y devoluciones'));
    const [byStaff, byBuyer] = await after.findAllByRole('listitem');
    expect(byStaff).toHaveTextContent('Registrada el 29 de noviembre de 2026');
    expect(byStaff).toHaveTextContent('Faltó al empacar. Se dañó en la nevera.');
    expect(byBuyer).toHaveTextContent('Pedida el 29 de noviembre de 2026');
    expect(byBuyer).not.toHaveTextContent('Roto.');
  });

  it("accepts the buyer's account for a transfer and keeps typed values when it is refused [N-20-338]", async () => {
    const waiting = {
      id: 4,
      amount: 14_875,
      way: 'transfer',
      state: 'account',
      label: 'Faltan los datos de la cuenta',
      text: 'Necesitamos los datos de una cuenta a su nombre para transferírselo.',
    };
    const taken = {
      ...waiting,
      state: 'approval',
      label: 'En camino',
      text: 'Recibimos los datos de la cuenta terminada en 4567 y los estamos revisando.',
    };
    const after = {
      canCancel: false,
      cancelsAtOnce: true,
      refunded: 0,
      returnable: [],
      reasons: [],
      returns: [],
    };
    let refund = waiting;
    api.reply({
      'GET /order/123': answer(anOrder({ isPaid: true, paidAt: '2026-11-21T10:00:00.000Z' })),
      'GET /order/123/after-sale': () => answer({ ...after, refunds: [refund] }),
      'PUT /order/123/refunds/4/account': failure(400, 'VALIDATION.FAILED', 'Revise los datos.', {
        number: 'Este número es muy corto.',
      }),
    });
    renderAt('/order/123');
    const part = within(await card('Cambios y devoluciones'));
    await userEvent.click(part.getByRole('button', { name: 'Escribir la cuenta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar los datos' }));
    expect(await dialog.findByText('Elija el tipo de cuenta.')).toBeVisible();
    expect(await accessibilityProblems(document.body)).toEqual([]);
    const account = {
      holder: 'Rosa Díaz',
      identification: '52123456',
      bank: 'Bancolombia',
      number: '03101234567',
    };
    await userEvent.type(dialog.getByLabelText('Titular de la cuenta'), account.holder);
    await userEvent.type(dialog.getByLabelText('Documento del titular'), account.identification);
    await userEvent.type(dialog.getByLabelText('Banco'), account.bank);
    await userEvent.type(dialog.getByLabelText('Número de cuenta'), account.number);
    await userEvent.click(dialog.getByRole('combobox', { name: 'Tipo de cuenta' }));
    await userEvent.click(await screen.findByTitle('Ahorros'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar los datos' }));
    expect(await dialog.findByText('Este número es muy corto.')).toBeVisible();
    expect(dialog.getByLabelText('Número de cuenta')).toHaveValue(account.number);
    api.reply({
      'PUT /order/123/refunds/4/account': () => {
        refund = taken;
        return answer(taken);
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar los datos' }));
    expect(await part.findByText(/terminada en 4567/)).toBeVisible();
    expect(api.requestsTo('PUT /order/123/refunds/4/account').at(-1)?.body).toEqual({
      ...account,
      kind: 'Ahorros',
    });
    expect(part.queryByRole('button', { name: 'Escribir la cuenta' })).not.toBeInTheDocument();
  });

  it("shows 'Pagado el {date}' and 'Despachado el {date}' in green [S-154, S-155, B-046]", async () => {
    api.reply({
      'GET /order/123': answer(
        anOrder({
          isPaid: true,
          paidAt: '2026-11-21T10:00:00.000Z',
          isDelivered: true,
          deliveredAt: '2026-11-22T10:00:00.000Z',
        }),
      ),
    });
    renderAt('/orderstore/123');
    expect(await screen.findByText('Pagado el 2026-11-21')).toHaveAttribute('data-good', 'true');
    expect(screen.getByText('Despachado el 2026-11-22')).toHaveAttribute('data-good', 'true');
  });

  it('says that the order was received and leads to the orders and the store [S-112, S-113, S-114]', async () => {
    renderAt('/order/123');
    expect(await screen.findByText('Recibimos su pedido.')).toBeVisible();
    expect(screen.getByText(/informarle la fecha de entrega/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toHaveAttribute('href', '/orderhistory');
    expect(screen.getByRole('link', { name: 'Ir a la tienda en línea' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('says of an unpaid and undispatched order what happens next [N-18-183]', async () => {
    renderAt('/order/123');
    expect(within(await card('Pago')).getByText('Pague en efectivo al recibir.')).toBeVisible();
    const customer = within(await card('Datos del cliente'));
    expect(customer.getByText('Le informaremos la fecha de entrega.')).toBeVisible();
  });

  it('leads with its steps and, once dispatched, the guide to copy and to follow [N-38-210]', async () => {
    const user = userEvent.setup();
    const delivery = { transport: 'SERVIENTREGA', numberGuide: '2233 44' };
    const sent = { isPaid: true, isDelivered: true, deliveredAt: '2026-11-22T10:00:00.000Z' };
    const paidAt = '2026-11-21T10:00:00.000Z';
    api.reply({
      'GET /order/123': answer(anOrder({ ...sent, paidAt, delivery: delivery as never })),
      'GET /order/123/after-sale': failure(404, 'ORDERS.NOT_FOUND', ''),
    });
    renderAt('/order/123');
    const progress = within(await card('Estado del pedido'));
    expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '✓Recibido20 de noviembre de 2026',
      '✓Pagado21 de noviembre de 2026',
      '✓Despachado22 de noviembre de 2026',
      'EntregadoPendiente',
    ]);
    expect(progress.getByRole('link', { name: 'Rastrear el envío' })).toHaveAttribute(
      'href',
      expect.stringMatching(/servientrega.*Guia=2233%2044$/),
    );
    await user.click(progress.getByRole('button', { name: 'Copiar el número de guía' }));
    expect(await navigator.clipboard.readText()).toBe('2233 44');
    expect(progress.getByText('Copiado')).toBeVisible();
    expect(screen.queryByText('Recibimos su pedido.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toBeVisible();
  });

  describe('of a buyer who has not paid', () => {
    const unpaid = (part: Parameters<typeof anOrder>[0] = {}) =>
      anOrder({ hold: { endsAt: '2026-11-23T15:04:05.000Z', releasedAt: null }, ...part });
    let stored = unpaid();
    beforeEach(() => {
      stored = unpaid();
      api.reply({
        'GET /order/123': () => answer(stored),
        'GET /order/payment_types': answer([CASH, WOMPI]),
        'GET /order/123/wompi': failure(409, 'ORDERS.NOT_OPEN_CARD_ORDER', ''),
      });
    });
    const waiting = () => card('Su pedido espera el pago');

    it('says until when it is kept, or that the reservation is over [N-38-212]', async () => {
      const { unmount } = renderAt('/order/123');
      expect(await waiting()).toHaveTextContent(/Guardamos sus productos hasta el 23\/11\/2026/);
      unmount();
      forgetPage();
      stored = unpaid({ hold: { endsAt: null, releasedAt: '2026-11-23T15:04:05.000Z' } });
      renderAt('/order/123');
      expect(await waiting()).toHaveTextContent(/La reserva de sus productos venció/);
      expect(screen.queryByRole('button', { name: /^Cambiar/ })).toBeNull();
    });

    it('changes its method and shows a refusal of the server [N-38-213]', async () => {
      api.reply({
        'PUT /order/123/method': failure(409, 'ORDERS.PAYMENT_PENDING', 'Hay un pago en proceso.'),
      });
      renderAt('/order/123');
      const part = within(await waiting());
      await userEvent.click(await part.findByRole('button', { name: 'Cambiar a Wompi' }));
      expect(await part.findByRole('alert')).toHaveTextContent('Hay un pago en proceso.');
      api.reply({
        'PUT /order/123/method': () => {
          stored = unpaid({ paymentMethod: 'Wompi', paymentId: 5 });
          return answer(stored);
        },
      });
      await userEvent.click(part.getByRole('button', { name: 'Cambiar a Wompi' }));
      expect(await part.findByRole('button', { name: 'Cambiar a Efectivo' })).toBeVisible();
      expect(api.requestsTo('PUT /order/123/method').at(-1)?.body).toEqual({ paymentMethod: 'Wompi' });
      expect(part.getByRole('status')).toHaveTextContent('Ahora paga con Wompi.');
      expect(await accessibilityProblems(document.body)).toEqual([]);
    });

    it.each([
      ['cancels it', () => answer(null)],
      ['accepts that another tab cancelled it', () => failure(409, 'ORDERS.CANCELLED', 'Ya no.')],
    ])('%s [N-38-214]', async (_text, reply) => {
      api.reply({
        'DELETE /order/delete': () => {
          stored = anOrder({ active: false, cancelledAt: '2026-11-21T15:00:00.000Z' });
          return reply();
        },
      });
      renderAt('/order/123');
      await userEvent.click(within(await waiting()).getByRole('button', { name: 'Cancelar el pedido' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(await accessibilityProblems(document.body)).toEqual([]);
      await userEvent.click(dialog.getByRole('button', { name: 'Cancelar el pedido' }));
      expect(await screen.findByText('pedido cancelado')).toBeVisible();
      expect(screen.getByText('Se canceló el 21 de noviembre de 2026.')).toBeVisible();
      expect(screen.queryByText('Su pedido espera el pago')).not.toBeInTheDocument();
    });

    it('keeps the dialog with the reason when a payment was first [N-38-214]', async () => {
      api.reply({
        'DELETE /order/delete': failure(409, 'ORDERS.ALREADY_PAID', 'El pedido ya está pagado.'),
      });
      renderAt('/order/123');
      await userEvent.click(within(await waiting()).getByRole('button', { name: 'Cancelar el pedido' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancelar el pedido' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('El pedido ya está pagado.');
    });
  });

  it('says that an order was cancelled', async () => {
    api.reply({ 'GET /order/123': answer(anOrder({ active: false })) });
    renderAt('/order/123');
    expect(await screen.findByText('pedido cancelado')).toBeVisible();
    expect(screen.queryByText('Recibimos su pedido.')).not.toBeInTheDocument();
  });

  it("alerts 'Failed to fetch order details' with the reason, and tries again [S-234, B-236]", async () => {
    api.reply({ 'GET /order/123': failure(400, 'VALIDATION.FAILED', 'Intente más tarde.') });
    const { user } = renderAt('/order/123');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch order details');
    // The specified English text is marked as English.
    expect(within(alert).getByText('Failed to fetch order details')).toHaveAttribute('lang', 'en');
    expect(alert).toHaveTextContent('Intente más tarde.');
    api.reply({ 'GET /order/123': answer(anOrder()) });
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await card('Pago')).toBeVisible();
  });

  it('links the orders without a retry when the order does not exist [N-18-008]', async () => {
    api.reply({ 'GET /order/123': failure(404, 'ORDERS.NOT_FOUND', 'El pedido no existe.') });
    renderAt('/order/123');
    expect(await screen.findByRole('alert')).toHaveTextContent('El pedido no existe.');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toHaveAttribute('href', '/orderhistory');
  });

  it('says that the account may not see the order and offers no retry', async () => {
    api.reply({
      'GET /order/123': failure(403, 'AUTH.FORBIDDEN', 'No tiene permiso para realizar esta acción.'),
    });
    renderAt('/admin/order/123/pay');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Su cuenta no tiene permiso para ver esta página.Si es suya, inicie sesión con la cuenta a la que pertenece.',
    );
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(api.requestsTo('GET /order/123')).toHaveLength(1);
  });

  describe('the back-office menu beside the order', () => {
    const asked: ComponentRequest[] = [];
    beforeEach(() => {
      asked.splice(0);
      publishComponentHost((request) => {
        asked.push(request);
        return <nav aria-label="Oficina" />;
      });
    });
    afterEach(() =>
      act(() => {
        publishComponentHost(null);
        publishMenu([]);
      }),
    );

    it('is not requested for users without back-office pages', async () => {
      publishMenu([{ to: '/orderhistory', label: 'Mis pedidos', section: 'account', order: 30 }]);
      renderAt('/order/123');
      expect(await card('Pago')).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Oficina' })).not.toBeInTheDocument();
      expect(asked).toEqual([]);
    });

    it('is loaded for staff, and the page stays when it is unavailable', async () => {
      publishMenu([{ to: '/admin/orders', label: 'Pedidos', section: 'admin', order: 60 }]);
      renderAt('/order/123');
      const payment = await card('Pago');
      expect(screen.getByRole('navigation', { name: 'Oficina' })).toBeVisible();
      expect(asked[0]).toMatchObject({ remote: 'mfe-backoffice', name: 'OfficeMenu', contract: 1 });
      act(() => asked[0]?.onUnavailable?.(() => undefined));
      expect(screen.queryByRole('navigation', { name: 'Oficina' })).not.toBeInTheDocument();
      expect(payment).toBeVisible();
      expect(api.requestsTo('GET /order/123')).toHaveLength(1);
    });
  });

  it('has no accessibility problems', async () => {
    const { container } = renderAt('/order/123');
    await card('Pago');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
