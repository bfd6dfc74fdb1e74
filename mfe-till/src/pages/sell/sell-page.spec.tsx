import type { NewSale } from '@lacteos/contracts/schemas';
import '@testing-library/jest-dom';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCashier, aCatalogue, aReceipt, aSale, aShift, aTillSale } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('#pages/sell/sell-page'), 60_000);

describe('the page Vender', () => {
  let api: HttpStub;
  beforeEach(async () => {
    forgetPage();
    window.print = jest.fn();
    api = stubHttp({
      'GET /till/catalogue': answer(aCatalogue()),
      'GET /admin/cash-desk/shift': answer(aShift()),
      'POST /till/sales': answer(aSale(), undefined, 201),
    });
    await signIn(aCashier());
  });
  afterEach(() => api.restore());

  const open = async () => {
    const view = renderAt('/caja');
    const code = await screen.findByRole('combobox', { name: 'Producto' });
    await screen.findByText(/Turno 9/);
    return { ...view, code };
  };
  const soldBodies = () => api.requestsTo('POST /till/sales').map(({ body }) => body as NewSale);
  const lines = () => screen.getAllByRole('row').slice(1);

  it('sells by keyboard alone: name, code, quantity, cash, change, and back in the empty field [N-39-510, N-39-514]', async () => {
    const { user, code } = await open();
    expect(code).toHaveFocus();
    await user.keyboard('cumis{Enter}2*107{Enter}7701234567897{Enter}');
    expect(lines()).toHaveLength(2);
    expect(within(lines()[0]!).getByText('2')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Recibe' })).toHaveFocus());
    await user.keyboard('50000');
    expect(screen.getByText('Cambio', { selector: 'p' })).toHaveTextContent('$ 14.300,00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(soldBodies()).toHaveLength(1));
    expect(soldBodies()[0]).toEqual({
      items: [
        { id_product: 1, quantity: 2 },
        { id_product: 2, quantity: 2 },
      ],
      payments: [{ paymentId: 1, amount: 35_700, received: 50_000 }],
      totalPrice: 35_700,
    });
    expect(api.requestsTo('POST /till/sales')[0]?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
    expect(await screen.findByText('Venta 123: $ 11.900,00')).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveValue('');
    expect(screen.getByText('Todavía no hay productos en esta venta.')).toBeVisible();
  });

  it('shows the key of Bre-B to pay the exact amount to, where the shop has one [N-40-454]', async () => {
    const { user, unmount } = await open();
    expect(screen.queryByRole('radio', { name: 'Bre-B' })).not.toBeInTheDocument();
    unmount();
    forgetPage();
    const breB = { key: '@lacteos', holder: 'Lác*** del Lla***', qr: 'data:image/png;base64,' };
    api.reply({ 'GET /till/catalogue': answer(aCatalogue({ breB })) });
    await open();
    await user.keyboard('kum{Enter}');
    await user.click(screen.getByRole('radio', { name: 'Bre-B' }));
    expect(screen.getByRole('img', { name: 'Código QR de la llave @lacteos' })).toBeVisible();
    expect(screen.getByText(/a nombre de Lác\*\*\* del Lla\*\*\*/)).toHaveTextContent(
      'cobre cuando vea llegar $ 11.900,00 a la cuenta.',
    );
    await user.type(screen.getByRole('textbox', { name: /Número del pago/ }), 'M-77{Enter}');
    await waitFor(() => expect(soldBodies()).toHaveLength(1));
    expect(soldBodies()[0]?.payments).toEqual([{ paymentId: 12, amount: 11_900, reference: 'M-77' }]);
  });

  it('prints the receipt after each sale [N-39-520]', async () => {
    const { user } = await open();
    await user.keyboard('kum{Enter}{F1}{Enter}');
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    expect(document.querySelector('[data-till-paper]')).toHaveTextContent('DEV-ABCD2345');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.querySelector('[data-till-paper]')).toBeNull());
  });

  it.each([
    ['F2', 'Nequi', 8],
    ['F3', 'Tarjeta', 3],
    ['F4', 'QR', 7],
  ])('takes %s as %s, with an optional number and no change [N-39-514]', async (key, name, paymentId) => {
    const { user } = await open();
    await user.keyboard(`kum{Enter}{${key}}`);
    expect(screen.getByRole('radio', { name })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Número del pago/ })).toHaveFocus());
    await user.keyboard('M77{Enter}');
    await waitFor(() =>
      expect(soldBodies()[0]?.payments).toEqual([{ paymentId, amount: 11_900, reference: 'M77' }]),
    );
  });

  it('says at the first Enter that a product is sold out, and keeps the focus [N-39-513]', async () => {
    const { user, code } = await open();
    await user.keyboard('costeño{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Agotado: Queso costeño.');
    expect(code).toHaveFocus();
    await user.keyboard('kum{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(lines()).toHaveLength(1);
  });

  it('chooses among results by arrows, and Escape empties the field', async () => {
    const { user, code } = await open();
    await user.keyboard('tradicional');
    const list = screen.getByRole('listbox', { name: 'Productos encontrados' });
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(lines()).toHaveLength(1);
    await user.keyboard('que{Escape}');
    expect(code).toHaveValue('');
  });

  it('shows the rounding of cash as a line and asks for too little again [N-39-515]', async () => {
    const { user } = await open();
    await user.keyboard('arekipe{Enter}{F1}');
    expect(screen.getByText('Redondeo del efectivo').nextSibling).toHaveTextContent('$ 5,00');
    await user.keyboard('12000{Enter}');
    expect(screen.getByText('Faltan $ 350,00.')).toBeVisible();
    expect(soldBodies()).toEqual([]);
  });

  it('divides a payment between a card and cash [N-39-516]', async () => {
    const { user } = await open();
    await user.keyboard('kum{Enter}{F8}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Valor de la primera parte' })).toHaveFocus(),
    );
    await user.keyboard('10000{Enter}');
    await waitFor(() =>
      expect(soldBodies()[0]?.payments).toEqual([
        { paymentId: 3, amount: 10_000 },
        { paymentId: 1, amount: 1_900, received: 1_900 },
      ]),
    );
  });

  it('names a customer by document, and asks only for name, document and mail [N-39-517]', async () => {
    api.reply({
      'GET /till/customers': answer({
        documentType: '13',
        identification: '1030',
        name: 'Marcos Castillo',
        email: 'marcos@demo.test',
        source: 'siigo',
      }),
    });
    const { user, code } = await open();
    expect(screen.getByText('Consumidor final')).toBeVisible();
    await user.keyboard('kum{Enter}{F6}');
    const dialog = await screen.findByRole('dialog', { name: 'Cliente' });
    await user.keyboard('1.030{Enter}');
    await waitFor(() => expect(within(dialog).getByLabelText('Nombre o razón social')).toHaveFocus());
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(3);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(code).toHaveFocus());
    expect(screen.getByText('Marcos Castillo')).toBeVisible();
    await user.keyboard('{F1}{Enter}');
    await waitFor(() =>
      expect(soldBodies()[0]?.customer).toEqual({
        documentType: '13',
        identification: '1030',
        name: 'Marcos Castillo',
        email: 'marcos@demo.test',
      }),
    );
  });

  it('takes the name of a customer whom nobody knows', async () => {
    api.reply({ 'GET /till/customers': answer(null) });
    const { user } = await open();
    await user.keyboard('{F6}');
    await screen.findByRole('dialog', { name: 'Cliente' });
    await user.keyboard('52123456{Enter}');
    expect(await screen.findByText('No está registrado: escriba su nombre.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Nombre o razón social')).toHaveFocus());
    await user.keyboard('Rosa Díaz{Enter}');
    expect(await screen.findByText('Rosa Díaz')).toBeVisible();
  });

  it('brings a refused sale back into the page with the reason [N-39-518]', async () => {
    api.reply({
      'POST /till/sales': failure(409, 'ORDERS.INSUFFICIENT_STOCK', 'No hay existencias de Kumis natural.'),
    });
    const { user } = await open();
    await user.keyboard('kum{Enter}{F1}{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay existencias de Kumis natural.');
    expect(lines()).toHaveLength(1);
  });

  it('goes on with the next sale while one has no answer, and sends it again under its key [N-39-518, N-39-519]', async () => {
    api.reply({ 'POST /till/sales': 'network-loss' });
    const { user } = await open();
    await user.keyboard('kum{Enter}{F1}{Enter}');
    expect(await screen.findByText('1 venta por enviar, la más antigua hace un momento')).toBeVisible();
    expect(await screen.findByText('Venta por confirmar: $ 11.900,00')).toBeVisible();
    await user.keyboard('ave{Enter}');
    expect(lines()).toHaveLength(1);
    api.reply({ 'POST /till/sales': answer(aSale(), undefined, 201) });
    await user.click(screen.getByRole('button', { name: 'Enviar ya' }));
    expect(await screen.findByText('Venta 123: $ 11.900,00')).toBeVisible();
    const keys = api.requestsTo('POST /till/sales').map(({ headers }) => headers['idempotency-key']);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(lines()).toHaveLength(1);
  });

  it('keeps the sale being made across a reload [N-39-525]', async () => {
    const first = await open();
    await first.user.keyboard('kum{Enter}3*ave{Enter}');
    first.unmount();
    await open();
    expect(lines()).toHaveLength(2);
  });

  it('asks for a shift before it sells, counted by bills and coins [N-39-530]', async () => {
    api.reply({
      'GET /admin/cash-desk/shift': answer(null),
      'GET /till/drawers': answer([]),
      'POST /admin/cash-desk/shift': answer(aShift(), undefined, 201),
    });
    const { user } = renderAt('/caja');
    await screen.findByText('No tiene un turno abierto');
    await screen.findByRole('combobox', { name: 'Producto' });
    await user.keyboard('kum{Enter}{F1}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Abrir turno de caja' });
    await user.type(within(dialog).getByLabelText('Cantidad de 50000 pesos'), '2');
    expect(within(dialog).getByText('$ 100.000,00')).toBeVisible();
    api.reply({ 'GET /admin/cash-desk/shift': answer(aShift()) });
    await user.click(within(dialog).getByRole('button', { name: 'Abrir turno' }));
    await screen.findByText(/Turno 9/);
    expect(api.requestsTo('POST /admin/cash-desk/shift')[0]?.body).toEqual({
      counts: [{ value: 50_000, count: 2 }],
    });
    expect(soldBodies()).toEqual([]);
  });

  it('cancels the last sale with a reason [N-39-523]', async () => {
    api.reply({ 'POST /till/sales/123/void': answer(aTillSale({ state: 'void', canVoid: false })) });
    const { user } = await open();
    await user.keyboard('kum{Enter}{F1}{Enter}');
    await screen.findByText('Venta 123: $ 11.900,00');
    await user.keyboard('{F9}');
    await screen.findByRole('dialog', { name: 'Anular la venta 123' });
    await user.keyboard('{Enter}');
    expect(screen.getByText('Escriba por qué se anula.')).toBeVisible();
    await user.keyboard('Se equivocó de producto{Enter}');
    expect(await screen.findByText('La venta 123 quedó anulada.')).toBeVisible();
    expect(api.requestsTo('POST /till/sales/123/void')[0]?.body).toEqual({
      reason: 'Se equivocó de producto',
    });
    await waitFor(() => expect(screen.queryByText(/^Venta 123:/)).not.toBeInTheDocument());
  });

  it('takes goods back by the scanned code of the receipt and names the cash to hand over [N-39-524]', async () => {
    api.reply({
      'GET /till/receipts/ABCD2345': answer({
        receipt: aReceipt(),
        lines: [{ id_product: 1, name: 'Kumis natural', sold: 3, returnable: 2, price: 11_900 }],
      }),
      'POST /till/returns': answer(
        {
          id: 4,
          orderId: 123,
          amount: 11_900,
          handedBack: 11_900,
          methods: [{ method: 'Efectivo', amount: 11_900 }],
        },
        undefined,
        201,
      ),
    });
    const { user } = await open();
    await user.keyboard('DEV-ABCD2345{Enter}');
    const units = await screen.findByLabelText('Unidades de Kumis natural');
    await waitFor(() => expect(units).toHaveFocus());
    await user.keyboard('3{Enter}');
    expect(await screen.findByText(/se pueden devolver hasta 2 unidades/)).toBeVisible();
    await user.clear(units);
    await user.type(units, '1');
    await user.selectOptions(screen.getByLabelText('Destino de Kumis natural'), 'waste');
    await user.type(screen.getByLabelText('Motivo'), 'Llegó dañado{Enter}');
    expect(await screen.findByText('Entregue $ 11.900,00 en efectivo.')).toBeVisible();
    expect(api.requestsTo('POST /till/returns')[0]?.body).toEqual({
      orderId: 123,
      lines: [{ id_product: 1, quantity: 1, fate: 'waste' }],
      reason: 'Llegó dañado',
    });
  });

  it('says that a cashier has no store', async () => {
    await signIn(aCashier({ stores: [] }));
    renderAt('/caja');
    expect(await screen.findByText('No tiene una tienda asignada')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('says that the products could not be read, and reads them again', async () => {
    api.reply({ 'GET /till/catalogue': failure(503, 'UNAVAILABLE', 'Intente más tarde.') });
    const { user } = renderAt('/caja');
    expect(await screen.findByText('Intente más tarde.')).toBeVisible();
    api.reply({ 'GET /till/catalogue': answer(aCatalogue()) });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('combobox', { name: 'Producto' })).toBeVisible();
  });

  it('has no accessibility problems, empty, filled and with a dialog [N-39-540]', async () => {
    const { user, container } = await open();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.keyboard('kum{Enter}{F1}ave');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.keyboard('{F8}{F6}');
    expect(await accessibilityProblems(await screen.findByRole('dialog'))).toEqual([]);
  });
});
