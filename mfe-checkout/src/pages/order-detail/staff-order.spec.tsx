import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { REGISTRABLE_METHODS } from '@lacteos/contracts/orders/payment-methods';
import type { RoleId } from '@lacteos/contracts/reference/roles';
import type { Order } from '@lacteos/contracts/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { anOrder, aUser } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('./order-detail-page'), 60_000);

const STORE = { id: 4, name: 'Tienda Acacías', city: 'Acacías' };
const paidOrder = (part: Partial<Order> = {}) =>
  anOrder({ isPaid: true, paidAt: '2026-11-21T10:00:00.000Z', ...part });

describe('The order detail of staff', () => {
  let api: HttpStub;
  beforeEach(() => {
    forgetPage();
    api = stubHttp({});
  });

  const openAs = async (role: RoleId, order: Order, path = '/orderstore/123') => {
    api.reply({ 'GET /order/123': answer(order) });
    await signIn(aUser({ id_role: role, stores: role === 2 ? [STORE] : [] }));
    const view = renderAt(path);
    await screen.findByRole('region', { name: 'Pago' });
    return view;
  };
  const openPayment = async (role: RoleId = 3, order: Order = anOrder()) => {
    const view = await openAs(role, order);
    await view.user.click(screen.getByRole('button', { name: 'Registrar pago' }));
    const dialog = await screen.findByRole('dialog', { name: 'Registrar pago del pedido 123' });
    const choose = (method: string) =>
      view.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Método de pago' }), method);
    const confirm = () => view.user.click(within(dialog).getByRole('button', { name: 'Registrar pago' }));
    const type = (label: string, text: string) => view.user.type(within(dialog).getByLabelText(label), text);
    return { ...view, dialog, choose, confirm, type };
  };
  const openDispatch = async (role: RoleId = 3) => {
    const view = await openAs(role, paidOrder({ storeId: role === 2 ? STORE.id : null }));
    await view.user.click(screen.getByRole('button', { name: 'Enviar Pedido' }));
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Datos de envío del pedido 123' }) };
  };
  const errorNotice = async (): Promise<HTMLElement> => {
    const text = await screen.findByText('Hubo un error al procesar tu solicitud.');
    return text.closest<HTMLElement>('[role="dialog"]') ?? text;
  };
  const address = () => screen.getByTestId('address').textContent;
  const payments = () =>
    api.requestsTo('PUT /order/paymentResult').map(({ body }) => body as { data: object });

  it("shows the cashier of the order's store 'Enviar Pedido' once it is paid [B-047]", async () => {
    await openAs(2, paidOrder({ storeId: STORE.id }));
    expect(screen.getByRole('button', { name: 'Enviar Pedido' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Registrar pago' })).not.toBeInTheDocument();
  });

  it('shows a customer neither payment nor dispatch actions', async () => {
    await openAs(1, anOrder());
    expect(screen.queryByRole('button', { name: 'Enviar Pedido' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Registrar pago' })).not.toBeInTheDocument();
  });

  it('opens the payment dialog at once on the payment screen [B-048, D-057]', async () => {
    await openAs(3, anOrder(), '/admin/order/123/pay');
    expect(await screen.findByRole('dialog', { name: 'Registrar pago del pedido 123' })).toBeVisible();
  });

  it('opens the dispatch dialog at once on the payment screen of a paid order [B-048]', async () => {
    await openAs(3, paidOrder(), '/admin/order/123/pay');
    expect(await screen.findByRole('dialog', { name: 'Datos de envío del pedido 123' })).toBeVisible();
  });

  describe('the payment dialog', () => {
    it('shows total, status and date, which cannot be changed [B-051, D-057]', async () => {
      const { dialog } = await openPayment();
      const field = (name: string) => within(dialog).getByRole('textbox', { name });
      for (const name of ['Total', 'Estado', 'Fecha']) expect(field(name)).toHaveAttribute('readonly');
      expect(field('Total')).toHaveValue('$\u00a029.750,00');
      expect(field('Estado')).toHaveValue('Aprobada');
      expect(field('Fecha')).not.toHaveValue('');
    });

    it('shows what a company withholds and counts the change of what it pays [N-19-071]', async () => {
      const withholding = {
        lines: [{ name: 'ReteFuente', percent: 2.5, amount: 625 }],
        withheld: 625,
        expectedPayment: 29_125,
      };
      const { dialog, type } = await openPayment(3, anOrder({ withholding }));
      expect(dialog).toHaveTextContent('ReteFuente 2,5 %');
      expect(dialog).toHaveTextContent('Pago esperado$ 29.125,00');
      expect(screen.getByRole('region', { name: 'Resumen del pedido', hidden: true })).toHaveTextContent(
        'Pago esperado$ 29.125,00',
      );
      await type('Valor recibido (opcional)', '30000');
      expect(within(dialog).getByText('Cambio').nextElementSibling).toHaveTextContent('$ 875,00');
    });

    it('offers every method but Wompi, beginning with the ordered one', async () => {
      const { dialog } = await openPayment(3, anOrder({ paymentMethod: 'Nequi' }));
      const select = within(dialog).getByRole('combobox', { name: 'Método de pago' });
      expect(select).toHaveValue('Nequi');
      const offered = within(select).getAllByRole('option').slice(1);
      expect(offered.map((option) => option.textContent)).toEqual(REGISTRABLE_METHODS);
      expect(REGISTRABLE_METHODS).not.toContain('Wompi');
    });

    it('asks for the fields of the method and sends nothing without them', async () => {
      const { dialog, choose, confirm } = await openPayment();
      await choose('Cheque');
      await confirm();
      expect(within(dialog).getAllByText('Este campo es obligatorio.')).toHaveLength(2);
      await choose('Transferencia Bancaria');
      await confirm();
      expect(within(dialog).getAllByText('Este campo es obligatorio.')).toHaveLength(1);
      expect(payments()).toHaveLength(0);
    });

    it('warns when a Crédito has no due date [B-167]', async () => {
      const { choose, confirm } = await openPayment();
      await choose('Crédito');
      await confirm();
      expect(await screen.findByText('Campo requerido')).toBeVisible();
      // Shown at the field and in the dialog.
      expect(
        screen.getAllByText('La fecha de vencimiento es obligatoria para el método de pago seleccionado.'),
      ).toHaveLength(2);
      expect(payments()).toHaveLength(0);
    });

    it('takes the due date as yyyy/MM/dd and sends it as ISO text [B-060]', async () => {
      api.reply({ 'PUT /order/paymentResult': answer(paidOrder()) });
      const { choose, confirm, type } = await openPayment();
      await choose('Crédito');
      await type('Fecha de vencimiento', '2026/12/24{Enter}');
      expect(screen.getByLabelText('Fecha de vencimiento')).toHaveValue('2026/12/24');
      await confirm();
      await waitFor(() => expect(payments()).toHaveLength(1));
      expect(payments()[0]?.data).toMatchObject({ expiryDate: '2026-12-24T05:00:00.000Z' });
    });

    it('sends the payload of the specification, with null for the fields of other methods [B-134]', async () => {
      api.reply({ 'PUT /order/paymentResult': answer(paidOrder()) });
      const { choose, confirm, type } = await openPayment();
      await choose('Cheque');
      await type('Número de cheque', '000123');
      await type('Banco del cheque', 'Banco de Bogotá');
      await confirm();
      await waitFor(() => expect(payments()).toHaveLength(1));
      expect(payments()[0]).toEqual({
        id: 123,
        data: {
          totalPrice: 29750,
          status: 'Aprobada',
          date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
          expiryDate: null,
          paymentMethod: 'Cheque',
          checkNumber: '000123',
          checkBank: 'Banco de Bogotá',
          transactionNumber: null,
        },
      });
    });

    it.each([
      [2, '/orderhistory'],
      [3, '/admin/orders'],
      [4, '/admin/orders'],
    ] as const)(
      'tells role %i of the success, closes and leads to %s [B-049, B-165, B-226]',
      async (role, path) => {
        api.reply({ 'PUT /order/paymentResult': answer(paidOrder({ storeId: STORE.id })) });
        const { confirm } = await openPayment(role, anOrder({ storeId: STORE.id }));
        await confirm();
        await waitFor(() => expect(address()).toBe(path));
        expect(screen.getByText('¡Éxito!')).toBeVisible();
        expect(screen.getByText('El pago se registró exitosamente.')).toBeVisible();
        expect(screen.queryByRole('dialog', { name: /Registrar pago/ })).not.toBeInTheDocument();
      },
    );

    it.each([
      [
        'refused',
        failure(409, 'ORDERS.ALREADY_PAID', 'El pedido ya está pagado.'),
        'El pedido ya está pagado.',
      ],
      ['lost', () => 'network-loss' as const, /^No sabemos si se guardó/],
    ])(
      'opens the error dialog when the registration is %s, and keeps what was typed [B-225]',
      async (_how, outcome, why) => {
        api.reply({ 'PUT /order/paymentResult': outcome });
        const { choose, confirm, type } = await openPayment();
        await choose('Nequi');
        await type('Número de transacción', 'N-1');
        await confirm();
        expect(await screen.findByText('Error')).toBeVisible();
        expect(screen.getByText('Hubo un error al procesar tu solicitud.')).toBeVisible();
        const notice = await errorNotice();
        expect(within(notice).getByText(why)).toBeVisible();
        expect(screen.getByLabelText('Número de transacción')).toHaveValue('N-1');
        expect(address()).toBe('/orderstore/123');
      },
    );

    const paidByAna =
      'El pedido ya está pagado. Lo registró Ana Peña el 20 de noviembre de 2026 a las 10:00 a. m. (Nequi).';
    const openLate = async () => {
      api.reply({
        'PUT /order/paymentResult': () => {
          api.reply({ 'GET /order/123': answer(paidOrder()) });
          return failure(409, 'ORDERS.ALREADY_PAID', paidByAna);
        },
      });
      const opened = await openPayment();
      await opened.choose('Nequi');
      await opened.type('Número de transacción', 'N-1');
      await opened.confirm();
      expect(await screen.findByText('Pagado el 2026-11-21')).toBeInTheDocument();
      await opened.user.click(within(await errorNotice()).getByRole('button', { name: 'Cerrar' }));
      return opened;
    };

    it('stays open when another user registered first: it says who and when, and keeps what was typed [N-33-608]', async () => {
      const { dialog } = await openLate();
      expect(within(dialog).getByRole('alert')).toHaveTextContent(paidByAna);
      expect(within(dialog).getByRole('alert')).toHaveTextContent('Su registro no se guardó');
      expect(within(dialog).getByLabelText('Número de transacción')).toHaveValue('N-1');
      expect(within(dialog).queryByRole('button', { name: 'Registrar pago' })).not.toBeInTheDocument();
      expect(await accessibilityProblems(dialog)).toEqual([]);
    });

    it("offers to register the second payment as 'pago doble' [N-33-608]", async () => {
      const { user, dialog } = await openLate();
      api.reply({
        'POST /order/123/second-payment': answer(paidOrder({ paymentAlert: 'double-payment' })),
      });
      await user.click(within(dialog).getByRole('button', { name: 'Registrar como pago doble' }));
      expect(await screen.findByText('El pago quedó registrado para devolverlo.')).toBeVisible();
      expect(screen.queryByRole('dialog', { name: /Registrar pago/ })).not.toBeInTheDocument();
      expect(api.requestsTo('POST /order/123/second-payment')[0]?.body).toMatchObject({
        data: { paymentMethod: 'Nequi', transactionNumber: 'N-1', totalPrice: 29750 },
      });
      expect(address()).toBe('/orderstore/123');
    });

    it('is closed only by the user and then removed', async () => {
      const { user, dialog } = await openLate();
      await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: /Registrar pago/ })).not.toBeInTheDocument(),
      );
      expect(screen.queryByRole('button', { name: 'Registrar pago' })).not.toBeInTheDocument();
    });

    it('offers to register money for an order that was cancelled meanwhile', async () => {
      api.reply({
        'PUT /order/paymentResult': () => {
          api.reply({ 'GET /order/123': answer(anOrder({ active: false })) });
          return failure(409, 'ORDERS.CANCELLED', 'El pedido está cancelado. Lo canceló Ana Peña.');
        },
      });
      const { dialog, confirm } = await openPayment();
      await confirm();
      expect(
        await within(dialog).findByRole('button', { name: 'Registrar para devolverlo', hidden: true }),
      ).toBeEnabled();
      expect(dialog).toHaveTextContent('Lo canceló Ana Peña.');
    });

    it('sends the same request again after a lost answer', async () => {
      api.reply({ 'PUT /order/paymentResult': () => 'network-loss' });
      const { user, dialog, confirm } = await openPayment();
      await confirm();
      const notice = await errorNotice();
      expect(notice).toHaveTextContent('No sabemos si se guardó');
      await user.click(within(notice).getByRole('button', { name: 'Cerrar' }));
      api.reply({ 'PUT /order/paymentResult': answer(paidOrder()) });
      await user.click(within(dialog).getByRole('button', { name: 'Registrar pago' }));
      await waitFor(() => expect(address()).toBe('/admin/orders'));
      const [lost, repeated] = api.requestsTo('PUT /order/paymentResult');
      expect(repeated?.headers['idempotency-key']).toBe(lost?.headers['idempotency-key']);
      expect(repeated?.body).toEqual(lost?.body);
    });

    describe('a cash payment without an open shift', () => {
      const NO_SHIFT = 'No tiene un turno de caja abierto';
      // All dialogs share one title id under test.
      const asked = async () => {
        const dialog = (await screen.findByText(NO_SHIFT)).closest<HTMLElement>('[role="dialog"]');
        return within(dialog ?? document.body);
      };
      const refuseWithoutShift = (code: string) =>
        api.reply({
          'PUT /order/paymentResult': ({ body }) => {
            const { withoutShift } = (body as { data: { withoutShift?: boolean } }).data;
            const isAnswered = withoutShift || api.requestsTo('POST /admin/cash-desk/shift').length > 0;
            return isAnswered ? answer(paidOrder({ storeId: STORE.id })) : failure(409, code, `${NO_SHIFT}.`);
          },
          'POST /admin/cash-desk/shift': answer({ id: 5 }, undefined, 201),
        });

      it('lets a cashier open a shift in place and then registers the typed payment [N-33-405]', async () => {
        refuseWithoutShift('CASH_DESK.NO_SHIFT');
        const { user, confirm } = await openPayment(2, anOrder({ storeId: STORE.id }));
        await confirm();
        const question = await asked();
        expect(question.queryByRole('button', { name: 'Registrar sin turno' })).toBeNull();
        await user.type(question.getByRole('textbox', { name: 'Cantidad de 50000 pesos' }), '2');
        await user.click(question.getByRole('button', { name: 'Abrir turno' }));
        await waitFor(() => expect(address()).toBe('/orderhistory'));
        expect(api.requestsTo('POST /admin/cash-desk/shift').map(({ body }) => body)).toEqual([
          { counts: [{ value: 50_000, count: 2 }] },
        ]);
        expect(payments()).toHaveLength(2);
      });

      it('asks an administrator, who may register the cash without one [N-33-405]', async () => {
        refuseWithoutShift('CASH_DESK.NO_SHIFT_UNCONFIRMED');
        const { user, confirm } = await openPayment();
        await confirm();
        const question = await asked();
        expect(question.getByText(/queda en la lista «Efectivo sin turno»/)).toBeVisible();
        await user.click(question.getByRole('button', { name: 'Registrar sin turno' }));
        await waitFor(() => expect(address()).toBe('/admin/orders'));
        expect(payments()[1]?.data).toMatchObject({ paymentMethod: 'Efectivo', withoutShift: true });
      });

      it('returns to the typed payment with the reason when the question is cancelled [N-33-405]', async () => {
        refuseWithoutShift('CASH_DESK.NO_SHIFT_UNCONFIRMED');
        const { user, confirm, type } = await openPayment();
        await type('Valor recibido (opcional)', '50000');
        await confirm();
        const question = await asked();
        await user.click(question.getByRole('button', { name: 'Volver' }));
        expect(await screen.findByText(`${NO_SHIFT}.`)).toBeVisible();
        expect(screen.getByLabelText('Valor recibido (opcional)')).toHaveValue('50.000,00');
        expect(payments()).toHaveLength(1);
      });

      it('treats an already open shift as opened', async () => {
        refuseWithoutShift('CASH_DESK.NO_SHIFT');
        api.reply({ 'POST /admin/cash-desk/shift': failure(409, 'CASH_DESK.SHIFT_OPEN', 'Ya tiene uno.') });
        const { user, confirm } = await openPayment(2, anOrder({ storeId: STORE.id }));
        await confirm();
        const question = await asked();
        await user.click(question.getByRole('button', { name: 'Abrir turno' }));
        await waitFor(() => expect(address()).toBe('/orderhistory'));
      });
    });

    it('sends one request however often the button is pressed', async () => {
      let finish: () => void = () => undefined;
      api.reply({
        'PUT /order/paymentResult': async () => {
          await new Promise<void>((resolve) => (finish = resolve));
          return answer(paidOrder());
        },
      });
      const { user, dialog } = await openPayment();
      await user.dblClick(within(dialog).getByRole('button', { name: 'Registrar pago' }));
      await user.keyboard('{Enter}');
      finish();
      await waitFor(() => expect(address()).toBe('/admin/orders'));
      expect(payments()).toHaveLength(1);
    });

    it('forgets what was typed when it is closed [B-165]', async () => {
      const { user, dialog, choose, type } = await openPayment();
      await choose('Nequi');
      await type('Número de transacción', 'N-1');
      await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
      await user.click(screen.getByRole('button', { name: 'Registrar pago' }));
      expect(await screen.findByRole('combobox', { name: 'Método de pago' })).toHaveValue('Efectivo');
      expect(screen.queryByLabelText('Número de transacción')).not.toBeInTheDocument();
    });

    it('counts the change of a cash payment', async () => {
      const { dialog, type } = await openPayment();
      await type('Valor recibido (opcional)', '50.000');
      expect(within(dialog).getByText('Cambio').nextElementSibling).toHaveTextContent('$ 20.250,00');
    });

    it('has no accessibility problems', async () => {
      const { dialog, choose, confirm } = await openPayment();
      await choose('Cheque');
      await confirm();
      expect(await accessibilityProblems(dialog)).toEqual([]);
    });
  });

  describe('the dispatch dialog', () => {
    it('requires a guide number and a listed carrier [B-061, B-062]', async () => {
      const { user, dialog } = await openDispatch();
      await user.click(within(dialog).getByRole('button', { name: 'Registrar envío' }));
      await waitFor(() => expect(within(dialog).getAllByText('Este campo es obligatorio.')).toHaveLength(2));
      expect(api.requestsTo('PUT /order/delivery')).toHaveLength(0);
      const carriers = within(dialog).getByRole('combobox', { name: 'Transportadora' });
      expect(
        within(carriers)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual([
        'Seleccione la transportadora',
        'ENVIA',
        'DEPRISA',
        'INTER RAPIDISIMO',
        'SERVIENTREGA',
        'COORDINADORA',
        '4-72',
        'TCC',
        'DHL EXPRESS',
        'MENSAJEROS URBANOS',
        'PUNTOSERVIS',
      ]);
    });

    it('sends where the order goes, city and department by name, then leads to the start page [B-050, B-137, B-138, B-227]', async () => {
      api.reply({ 'PUT /order/delivery': answer(paidOrder({ isDelivered: true })) });
      const { user, dialog } = await openDispatch();
      await within(dialog).findByText(/Villavicencio, Meta/);
      await user.type(within(dialog).getByLabelText('Número de guía'), 'G-100');
      await user.selectOptions(within(dialog).getByLabelText('Transportadora'), 'TCC');
      await user.click(within(dialog).getByRole('button', { name: 'Registrar envío' }));
      await waitFor(() => expect(address()).toBe('/'));
      expect(screen.getByText('Datos envio se registro exitosamente.')).toBeVisible();
      expect(api.requestsTo('PUT /order/delivery')[0]?.body).toEqual({
        id: 123,
        data: {
          date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
          numberGuide: 'G-100',
          transport: 'TCC',
          shippingPrice: 0,
          shippingAddress: 'Calle 15 # 20-30',
          shippingAddressCity: 'Villavicencio',
          shippingAddressCountry: 'Meta',
          shippingAddressPhone: '3101234567',
        },
      });
    });

    it('opens the error dialog when the dispatch is refused [B-225]', async () => {
      api.reply({ 'PUT /order/delivery': failure(409, 'ORDERS.CANCELLED', 'El pedido está cancelado.') });
      const { user, dialog } = await openDispatch(2);
      await user.type(within(dialog).getByLabelText('Número de guía'), 'G-100');
      await user.selectOptions(within(dialog).getByLabelText('Transportadora'), 'ENVIA');
      await user.click(within(dialog).getByRole('button', { name: 'Registrar envío' }));
      expect(await screen.findByText('Hubo un error al procesar tu solicitud.')).toBeVisible();
      expect(screen.getByText('Pedido 123: El pedido está cancelado.')).toBeVisible();
    });

    it('has no accessibility problems', async () => {
      const { dialog } = await openDispatch();
      expect(await accessibilityProblems(dialog)).toEqual([]);
    });
  });

  it('shows the numbers of payment and dispatch', async () => {
    await openAs(
      3,
      paidOrder({
        paymentMethod: 'Cheque',
        paymentResult: {
          transactionNumber: null,
          checkNumber: '000123',
          checkBank: 'Banco',
          transaction: null,
        },
        isDelivered: true,
        delivery: {
          date: '2026-11-22T10:00:00.000Z',
          numberGuide: 'G-100',
          transport: 'TCC',
          shippingAddress: 'Calle 15',
          shippingAddressCity: 'Villavicencio',
          shippingAddressCountry: 'Meta',
        },
      }),
    );
    for (const text of ['000123', 'Banco', 'G-100', 'TCC']) expect(screen.getByText(text)).toBeVisible();
  });
});
