import '@testing-library/jest-dom';

import { accessibilityProblems, renderPagesAt } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { queryClient } from '#frame/query-client';
import { anInvoiceType } from '#testing/builders';
import { InvoiceTypesPage } from './invoice-types-page';

const CALL = 'GET /siigo/invoice/type';
const SALE = anInvoiceType({ id: 28216, code: '1', electronic_type: 'ElectronicInvoice', consecutive: 457 });
const PAPER = anInvoiceType({
  id: 24446,
  code: '2',
  name: 'Factura manual',
  electronic_type: 'NoElectronic',
});

let http: ReturnType<typeof stubHttp>;

const open = (address = '/admin/invoice_type') =>
  renderPagesAt(address, { '/admin/invoice_type': InvoiceTypesPage });

const rows = () => screen.getAllByRole('row').slice(1);
const search = () => screen.getByRole('searchbox', { name: 'Buscar tipos de factura' });

beforeEach(() => {
  http = stubHttp({ [CALL]: () => answer([SALE, PAPER]) });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

describe('invoice types', () => {
  it('shows a spinner while it loads, then the types that the API answered [B-114]', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    http.reply({ [CALL]: () => gate.then(() => answer([SALE, PAPER])) });
    open();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Tipos de facturas creadas en SIIGO' }),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Cargando..');
    await act(async () => release());
    expect(await screen.findByRole('cell', { name: '28216' })).toBeVisible();
    expect(screen.queryByText('Cargando..')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 tipos de factura');
    expect(http.requestsTo(CALL)).toHaveLength(1);
  });

  it('shows the nineteen columns of a type [B-116, B-152]', async () => {
    const type = anInvoiceType({
      id: 28216,
      code: '7',
      name: 'Factura de venta',
      description: 'Venta electrónica',
      type: 'FV',
      consecutive: 457,
      discount_type: 'Percentage',
      self_withholding_limit: 1500.5,
      electronic_type: 'ElectronicInvoice',
    });
    http.reply({ [CALL]: () => answer([type]) });
    open();
    await screen.findByRole('cell', { name: '28216' });
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Id',
      'Código',
      'Nombre',
      'Descripción',
      'Tipo',
      'Activo',
      'Vendedor por ítem',
      'Centro de costos',
      'Numeración automática',
      'Próximo consecutivo de factura',
      'Tipo de descuento',
      'Decimales',
      'Anticipos',
      'Reteica',
      'Reteiva',
      'Autorretención',
      'Valor mínimo de autorretención',
      'Factura electrónica',
      'Ingresos de terceros',
    ]);
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.slice(0, 5)).toEqual(['28216', '7', 'Factura de venta', 'Venta electrónica', 'FV']);
    expect(cells.slice(9, 11)).toEqual(['457', 'Porcentaje']);
    expect(cells.slice(16, 18)).toEqual(['1.500,50', 'ElectronicInvoice']);
  });

  it.each([
    ['active', 5],
    ['seller_by_item', 6],
    ['cost_center', 7],
    ['automatic_number', 8],
    ['decimals', 11],
    ['advance_payment', 12],
    ['reteica', 13],
    ['reteiva', 14],
    ['self_withholding', 15],
    ['customer_by_item', 18],
  ] as const)('shows %s as SI or NO [B-117]', async (field, column) => {
    http.reply({
      [CALL]: () =>
        answer([anInvoiceType({ id: 71, [field]: true }), anInvoiceType({ id: 72, [field]: false })]),
    });
    open();
    await screen.findByRole('cell', { name: '71' });
    expect(rows().map((row) => within(row).getAllByRole('cell')[column]?.textContent)).toEqual(['SI', 'NO']);
  });

  it('filters by id or electronic type, keeps the text in the address and clears it again [B-114, B-115]', async () => {
    const user = userEvent.setup();
    open();
    await screen.findByRole('cell', { name: '28216' });
    expect(search()).toHaveAttribute('placeholder', 'Buscar por ID o nombre del producto');

    await user.type(search(), 'noelec');
    expect(screen.getByRole('status')).toHaveTextContent('1 de 2 tipos de factura');
    expect(screen.getByRole('cell', { name: '24446' })).toBeVisible();
    expect(screen.queryByRole('cell', { name: '28216' })).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('?search=noelec');

    await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    expect(search()).toHaveValue('');
    expect(rows()).toHaveLength(2);

    await user.type(search(), '2821');
    expect(screen.getByRole('cell', { name: '28216' })).toBeVisible();
    expect(screen.queryByRole('cell', { name: '24446' })).not.toBeInTheDocument();
    expect(http.requestsTo(CALL)).toHaveLength(1);
  });

  it('offers the whole list again when nothing matches', async () => {
    const user = userEvent.setup();
    open('/admin/invoice_type?search=recibo');
    expect(await screen.findByText('Ningún tipo de factura coincide con la búsqueda.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver todos' }));
    expect(await screen.findByRole('cell', { name: '28216' })).toBeVisible();
  });

  it('says that SIIGO has no types yet', async () => {
    http.reply({ [CALL]: () => answer([]) });
    open();
    expect(await screen.findByText('SIIGO todavía no tiene tipos de factura.')).toBeVisible();
  });

  it('shows the text of the server when loading fails, and tries again [B-246]', async () => {
    const user = userEvent.setup();
    const message = 'SIIGO no está disponible. Intente más tarde.';
    http.reply({ [CALL]: () => failure(503, 'SIIGO.UNAVAILABLE', message) });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    http.reply({ [CALL]: () => answer([SALE]) });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('cell', { name: '28216' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("shows 'An error occurred' when the failure has no text [B-246]", async () => {
    http.reply({ [CALL]: () => failure(500, 'INTERNAL', '') });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  });

  it('says that the account may not see the page instead of offering a retry', async () => {
    http.reply({ [CALL]: () => failure(403, 'AUTH.FORBIDDEN', 'No tiene permiso.') });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Su cuenta no tiene permiso para ver esta página.',
    );
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  });

  it('leads back to the dashboard [B-114]', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('link', { name: 'Tablero Administrador' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/dashboard');
  });

  it('sorts by id with the keyboard alone', async () => {
    open();
    await screen.findByRole('cell', { name: '28216' });
    const title = () => screen.getByRole('columnheader', { name: /^Id/ });
    expect(title()).toHaveAttribute('tabindex', '0');
    fireEvent.keyDown(title(), { key: 'Enter', keyCode: 13 });
    expect(title()).toHaveAttribute('aria-sort', 'ascending');
    expect(within(rows()[0] as HTMLElement).getByRole('cell', { name: '24446' })).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { container } = open();
    await screen.findByRole('cell', { name: '28216' });
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
