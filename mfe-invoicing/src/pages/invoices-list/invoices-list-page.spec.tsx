import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import type { CreditBalance, InvoiceState } from '@lacteos/contracts/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { queryClient } from '#frame/query-client';
import { anInvoiceRow, anInvoiceState, anInvoiceType } from '#testing/builders';
import { choose, openAt, press, write } from '#testing/open-page';
import { InvoicesListPage } from './invoices-list-page';

const LIST = 'GET /siigo/invoices';
const ROW = anInvoiceRow();
const PDF = `GET /siigo/invoice/${ROW.id}/pdf`;
const PDF_BUTTON = 'Ver el PDF de FV-3-457';

let http: ReturnType<typeof stubHttp>;
const open = (address = '/admin/invoices_list') => openAt(address, <InvoicesListPage />);
const opened = async (address?: string) => {
  const page = open(address);
  await screen.findByText('FV-3-457');
  return page;
};
const lastQuery = () => Object.fromEntries(http.requestsTo(LIST).at(-1)?.query ?? []);

const useVendor = (vendor: string) =>
  Object.defineProperty(navigator, 'vendor', { value: vendor, configurable: true });
beforeEach(() => {
  useVendor('Google Inc.');
  Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: jest.fn() });
  http = stubHttp({
    [LIST]: () => answer([ROW], { total: 1, page: 1, pageSize: 20 }),
    'GET /siigo/invoices/attention': () => answer([], { total: 0, page: 1, pageSize: 200 }),
    [PDF]: () => answer(btoa('%PDF-1.4')),
  });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

const BALANCE: CreditBalance = {
  total: 119_000,
  rest: 119_000,
  reasons: [
    { reason: 1, text: 'Devolución parcial', kind: 'units' },
    { reason: 2, text: 'Anulación de la factura electrónica', kind: 'everything' },
  ],
  lines: [
    {
      line: 1,
      code: 'LAC-1',
      description: 'Kumis 1 l',
      quantity: 4,
      base: 100_000,
      total: 119_000,
      taxes: [{ type: 'IVA', percentage: 19 }],
      restQuantity: 4,
      restBase: 100_000,
      restTotal: 119_000,
    },
  ],
};

describe('the list of invoices', () => {
  it("is titled 'Listar Facturas' and shows the columns of the specification [B-118, B-121, B-151, N-17-053]", async () => {
    await opened();
    expect(screen.getByText('Listar Facturas', { selector: 'h1' })).toBeVisible();
    expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      'Nombre',
      'Cliente',
      'Identificación del cliente',
      'Pedido',
      'Estado',
      'Total',
      'Fecha de creación',
      'PDF',
      'Número',
      'Prefijo',
      'Id de la factura',
      'Id del cliente',
    ]);
    const row = screen.getByText('FV-3-457').closest('tr') as HTMLTableRowElement;
    const cells = [...row.cells].map((cell) => cell.textContent);
    expect(cells.map((text) => text?.replace(/\s/g, ' '))).toEqual([
      'FV-3-457',
      'Rosa Díaz',
      '1121900100',
      '',
      '',
      '$ 119.000,50',
      '2026-11-20',
      '',
      '457',
      'FEVD',
      '',
      '',
    ]);
    expect(within(row).getByRole('button', { name: 'Copiar el id de FV-3-457' })).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Copiar el id del cliente de FV-3-457' })).toBeVisible();
  });

  it('shows order and credit notes of an invoice as rows, with the sums of the page [N-38-403]', async () => {
    const note = { id: 12, state: 'issued', label: 'Emitida', name: 'NC-1-3', reason: 'Devolución' } as const;
    const credited = anInvoiceState({
      ...{ id: 9, orderId: 41, label: 'Acreditada en parte', credited: 20_000 },
      ...{ creditNoteId: 12, creditNoteState: 'issued', creditNoteLabel: 'Emitida' },
      creditNotes: [{ ...note, total: 20_000, reasons: [], createdAt: '2026-11-21T15:04:05.000Z' }],
    });
    http.reply({
      [LIST]: () => answer([anInvoiceRow({ state: credited })]),
      'GET /siigo/invoice/12/pdf': () => answer(btoa('%PDF-1.4')),
    });
    await opened();
    expect(screen.getByRole('link', { name: '41' })).toHaveAttribute('href', '/admin/order/41');
    expect(screen.getByText('Acreditada en parte', { selector: '[data-tone]' })).toBeVisible();
    const row = within(screen.getByRole('button', { name: 'Detalle de NC-1-3' }).closest('tr')!);
    expect(row.getByText('Devolución')).toBeVisible();
    expect(row.getByText(/-\s?\$\s?20\.000,00|\$\s?-20\.000,00/)).toBeVisible();
    expect(screen.getByText(/facturado \$\s119\.000,50, menos acreditado \$\s20\.000,00/)).toBeVisible();
    press('Ver el PDF de NC-1-3');
    expect(await screen.findByTitle('PDF de NC-1-3')).toBeInTheDocument();
  });

  it('filters by state, with the sum of all pages [N-38-403]', async () => {
    http.reply({
      [LIST]: () => answer([ROW], { total: 31, page: 1, pageSize: 20, totalIncome: 900_000 }),
    });
    await opened('/admin/invoices_list?state=partly-credited');
    expect(lastQuery()).toEqual({ page: '1', pageSize: '20', state: 'partly-credited' });
    expect(screen.getByText(/^Suma de todas las páginas: \$\s900\.000,00/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'draft' } });
    press('Filtrar');
    await waitFor(() => expect(lastQuery()).toHaveProperty('state', 'draft'));
    expect(currentAddress()).toContain('state=draft');
  });

  it('exports the filtered invoices [N-38-404]', async () => {
    http.reply({ 'GET /siigo/invoices/export': () => answer('"Documento"') });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await opened('/admin/invoices_list?name=FV-3-457');
    press('Exportar');
    fireEvent.click(await screen.findByText('CSV'));
    expect(await screen.findByText('Se descargó facturas.csv')).toBeVisible();
    const [asked] = http.requestsTo('GET /siigo/invoices/export');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ name: 'FV-3-457', format: 'csv' });
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });

  it('bounds every column so that all of them fit beside the menu of the office on 1440 pixels [N-17-533]', async () => {
    const { container } = await opened();
    const table = container.querySelector('table') as HTMLTableElement;
    expect(table).toHaveStyle({ tableLayout: 'fixed' });
    const widths = [...table.querySelectorAll('col')].map(({ style }) => Number.parseFloat(style.width));
    expect(widths.every((width) => width > 0)).toBe(true);
    // 1440 without the menu, the margins of the page and a scroll bar.
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(1440 - 232 - 64 - 16);
  });

  it("folds its filters on a phone behind 'Filtros', which counts them and folds again after use", async () => {
    await opened('/admin/invoices_list?name=FV-3-457');
    const toggle = screen.getByRole('button', { name: 'Filtros (1)' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByLabelText('Nombre de la factura'));
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    write('Identificación del cliente', '1121900100');
    press('Filtrar');
    await waitFor(() => expect(toggle).toHaveTextContent('Filtros (2)'));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it("folds rare filters behind 'Más filtros' until one is set, so that 18 invoices fit [N-38-301]", async () => {
    await opened();
    const more = screen.getByRole('button', { name: 'Más filtros' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Id de la factura')).not.toBeVisible();
    press('Más filtros');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText('Id de la factura')).toBeVisible();
  });

  it('asks with the filled filters only and keeps them in the address [B-118, B-220]', async () => {
    await opened();
    expect(lastQuery()).toEqual({ page: '1', pageSize: '20' });
    expect(screen.getByPlaceholderText('FV-003-457')).toBeVisible();
    write('Nombre de la factura', ' FV-3-457 ');
    write('Identificación del cliente', '1121900100');
    press('Filtrar');
    await waitFor(() => expect(lastQuery()).toHaveProperty('name'));
    expect(lastQuery()).toEqual({
      page: '1',
      pageSize: '20',
      name: 'FV-3-457',
      customer_identification: '1121900100',
    });
    expect(currentAddress()).toContain('name=FV-3-457');
  });

  it('takes the days of creation and modification from the address [B-118]', async () => {
    const days = { created_start: '2026-11-01', created_end: '2026-11-20' };
    const changed = { updated_start: '2026-11-02', updated_end: '2026-11-21' };
    await opened(`/admin/invoices_list?${new URLSearchParams({ ...days, ...changed })}`);
    expect(lastQuery()).toEqual({ page: '1', pageSize: '20', ...days, ...changed });
    expect(screen.getByLabelText('Creación desde')).toHaveValue('2026-11-01');
    expect(screen.getByLabelText('Modificación hasta')).toHaveValue('2026-11-21');
    expect(screen.getByLabelText('Modificación hasta')).toBeVisible();
  });

  it("opens one invoice with the filter 'invoice id' [B-118]", async () => {
    http.reply({
      [`GET /siigo/invoice/${ROW.id}`]: () => answer({ ...anInvoiceState(), invoice: ROW, publicUrl: null }),
    });
    await opened(`/admin/invoices_list?invoice_id=${ROW.id}`);
    expect(http.requestsTo(LIST)).toHaveLength(0);
  });

  it("disables 'Filtrar' while it loads [B-119]", async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    http.reply({ [LIST]: () => gate.then(() => answer([ROW])) });
    open();
    expect(await screen.findByText('Filtrar', { selector: 'button span' })).toBeVisible();
    const button = () => screen.getByRole('button', { name: 'Filtrar', hidden: true });
    await waitFor(() => expect(button()).toBeDisabled());
    release();
    await waitFor(() => expect(button()).toBeEnabled());
  });

  it("empties filters and list on 'Limpiar Filtros' [B-120]", async () => {
    await opened('/admin/invoices_list?name=FV-3-457');
    press('Limpiar Filtros');
    expect(await screen.findByText('Elija los filtros y pulse Filtrar para ver las facturas.')).toBeVisible();
    expect(screen.queryByText('FV-3-457')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Nombre de la factura')).toHaveValue(''));
    const asked = http.requestsTo(LIST).length;
    press('Filtrar');
    await screen.findByText('FV-3-457');
    expect(http.requestsTo(LIST)).toHaveLength(asked + 1);
  });

  it('discards the loaded lists when it is left [B-124]', async () => {
    const { unmount } = await opened();
    expect(queryClient.getQueriesData({ queryKey: ['invoices'] })).not.toEqual([]);
    unmount();
    expect(queryClient.getQueriesData({ queryKey: ['invoices'] })).toEqual([]);
  });

  it("alerts 'Error' when the filter fails [B-243]", async () => {
    http.reply({ [LIST]: () => failure(503, 'SIIGO.UNAVAILABLE', 'SIIGO no está disponible.') });
    open();
    expect(await screen.findByText('Error interno de servidor, intentelo nuevamente')).toBeVisible();
    expect(screen.getByText('Error', { selector: '.ant-modal-confirm-title' })).toBeVisible();
  });

  it('shows where an invoice stands, why it was refused, and sends it again', async () => {
    const refused = anInvoiceState({
      id: 9,
      orderId: 41,
      state: 'rejected',
      label: 'Rechazada: El NIT no existe.',
      reasons: [{ message: 'El NIT no existe.' }],
    });
    http.reply({
      'GET /siigo/invoices/attention': () => answer([refused], { total: 1, page: 1, pageSize: 200 }),
      'GET /siigo/invoice/9': () => answer(refused),
      'POST /siigo/invoice/9/retry': () => answer(anInvoiceState({ id: 9 }), undefined, 201),
    });
    await opened();
    expect(await screen.findByText('Facturas por corregir: 1')).toBeVisible();
    press('Detalle de FV-1-457');
    expect(await screen.findByText('El NIT no existe.', { selector: 'li' })).toBeVisible();
    http.reply({ 'GET /siigo/invoice/9': () => answer(anInvoiceState({ id: 9 })) });
    press('Enviar de nuevo');
    expect(await screen.findByText('Emitida')).toBeVisible();
  });

  it('lists drafts that wait for the DIAN apart, and sends one [N-33-206]', async () => {
    const draft = anInvoiceState({ state: 'draft', label: 'Borrador, no enviada a la DIAN' });
    http.reply({
      'GET /siigo/invoices/attention': () => answer([draft], { total: 1, page: 1, pageSize: 200 }),
      'POST /siigo/invoice/7/send': () => answer(anInvoiceState(), undefined, 201),
    });
    await opened();
    expect(await screen.findByText('Borradores por enviar a la DIAN: 1')).toBeVisible();
    expect(screen.queryByText(/^Facturas por corregir/)).not.toBeInTheDocument();
    http.reply({
      'GET /siigo/invoices/attention': () => answer([], { total: 0, page: 1, pageSize: 200 }),
    });
    press('Enviar a la DIAN FV-1-457');
    expect(await screen.findByText('La factura se envió a la DIAN.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Borradores por enviar/)).not.toBeInTheDocument());
  });

  it('opens the invoice that its address names [N-19-072]', async () => {
    http.reply({ 'GET /siigo/invoice/7': () => answer(anInvoiceState({ state: 'rejected' })) });
    await opened('/admin/invoices_list?document=7');
    expect(await screen.findByRole('dialog', { name: 'FV-1-457' })).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar' })[0]!);
    await waitFor(() => expect(currentAddress()).toBe('/admin/invoices_list'));
  });

  it('edits the draft of an order, whose type SIIGO has frozen [N-19-073]', async () => {
    const request = {
      orderId: 5,
      invoiceType: 28216,
      sendToDian: false,
      sendToEmail: false,
      sendToCostCenters: null,
      sendToCommentsInvoice: 'Antes',
      sendToUser: 629,
      number: null,
    };
    http.reply({
      'GET /siigo/invoice/7': () => answer(anInvoiceState({ state: 'draft', orderId: 5 })),
      'GET /siigo/invoice/7/request': () => answer(request),
      'GET /siigo/invoice/type': () => answer([anInvoiceType(), anInvoiceType({ id: 28218, code: 'X' })]),
      'GET /siigo/users': () => answer([{ id: 629, first_name: 'Marta', identification: '40390111' }]),
      'PUT /siigo/invoice/7': () => answer(anInvoiceState({ state: 'draft', orderId: 5 })),
    });
    await opened('/admin/invoices_list?document=7');
    fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    fireEvent.change(await screen.findByLabelText('Observaciones'), { target: { value: 'Después' } });
    press('Guardar y enviar a SIIGO');
    await waitFor(() =>
      expect(http.requestsTo('PUT /siigo/invoice/7').map(({ body }) => body)).toEqual([
        expect.objectContaining({ orderId: 5, invoiceType: 28216, sendToCommentsInvoice: 'Después' }),
      ]),
    );
  });

  it('edits the draft of the form on its page, and makes no other invoice [N-19-073]', async () => {
    const request = {
      id: 28216,
      date: '2026-11-21',
      customer: { identification: '1121900100', branch_office: 0 },
      seller: 629,
      stamp: { send: false },
      mail: { send: false },
      items: [{ code: 'LAC-1', quantity: 3, price: 1000, discount: 0, taxes: [] }],
      payments: [{ id: 5636, value: 3000 }],
    };
    http.reply({
      'GET /siigo/invoice/7': () => answer(anInvoiceState({ state: 'draft' })),
      'GET /siigo/invoice/7/request': () => answer(request),
    });
    await opened('/admin/invoices_list?document=7');
    fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/invoice?edit=7'));
  });

  it('annuls an issued invoice by a credit note after a question', async () => {
    const issued = anInvoiceState({ id: 9, cufe: 'a'.repeat(96), mailState: 'sent' });
    http.reply({
      [LIST]: () => answer([anInvoiceRow({ state: issued })]),
      'GET /siigo/invoice/9': () => answer(issued),
      'GET /siigo/invoice/9/credit': () => answer(BALANCE),
      'POST /siigo/invoice/9/credit-note': () => answer(issued, undefined, 201),
    });
    await opened();
    press('Detalle de FV-3-457');
    expect(await screen.findByText('Enviado')).toBeVisible();
    expect(await screen.findByText(/^Total de la nota: .*119.000,00$/)).toBeVisible();
    press('Anular con nota crédito');
    fireEvent.click(await screen.findByText('Crear nota crédito', { selector: 'button span' }));
    await waitFor(() =>
      expect(http.requestsTo('POST /siigo/invoice/9/credit-note').map(({ body }) => body)).toEqual([
        { reason: 2 },
      ]),
    );
  });

  it('asks for each form of the detail before what was typed in it is lost [N-19-194]', async () => {
    const issued = anInvoiceState({ id: 9 });
    http.reply({
      [LIST]: () => answer([anInvoiceRow({ state: issued })]),
      'GET /siigo/invoice/9': () => answer(issued),
      'GET /siigo/invoice/9/credit': () => answer(BALANCE),
    });
    await opened();
    press('Detalle de FV-3-457');
    await screen.findByText(/^Total de la nota/);
    write('Enviar por correo a', 'contabilidad@queseria.test');
    fireEvent.click(screen.getByText('Cerrar', { selector: 'button span' }));
    fireEvent.click(await screen.findByText('Descartar', { selector: 'button span' }));
    await waitFor(() => expect(screen.queryByLabelText('Enviar por correo a')).toBeNull());
  });

  it('credits units of a line, with the total of the note before it is asked for [N-19-084, N-19-190]', async () => {
    const issued = anInvoiceState({ id: 9 });
    http.reply({
      [LIST]: () => answer([anInvoiceRow({ state: issued })]),
      'GET /siigo/invoice/9': () => answer(issued),
      'GET /siigo/invoice/9/credit': () => answer(BALANCE),
      'POST /siigo/invoice/9/credit-note': () => answer(issued, undefined, 201),
    });
    await opened();
    press('Detalle de FV-3-457');
    await screen.findByText(/^Total de la nota/);
    await choose('Motivo de la nota crédito', 'Devolución parcial');
    expect(await screen.findByText(/^Por acreditar: 4 de 4 unidades/)).toBeVisible();
    write('Unidades, línea 1', '1');
    expect(await screen.findByText(/^Total de la nota: .*29.750,00$/)).toBeVisible();
    fireEvent.click(screen.getByText('Cerrar', { selector: 'button span' }));
    fireEvent.click(await screen.findByText('Seguir editando', { selector: 'button span' }));
    await waitFor(() => expect(screen.queryByText('Seguir editando')).toBeNull());
    expect(screen.getByLabelText('Unidades, línea 1')).toHaveValue('1');
    press('Crear nota crédito parcial');
    fireEvent.click(await screen.findByText('Crear nota crédito', { selector: 'button span' }));
    await waitFor(() =>
      expect(http.requestsTo('POST /siigo/invoice/9/credit-note').map(({ body }) => body)).toEqual([
        { reason: 1, lines: [{ line: 1, quantity: 1 }] },
      ]),
    );
  });

  it('sends a draft to the DIAN, and annuls it after a question [N-19-190]', async () => {
    const draft = anInvoiceState({ id: 9, state: 'draft', label: 'Borrador, no enviada a la DIAN' });
    const ended = anInvoiceState({ id: 9, state: 'annulled', label: 'Anulada en SIIGO' });
    let state = draft;
    http.reply({
      [LIST]: () => answer([anInvoiceRow({ state: draft })]),
      'GET /siigo/invoice/9': () => answer(state),
      'POST /siigo/invoice/9/send': () => failure(503, 'SIIGO.UNAVAILABLE', 'SIIGO no está disponible.'),
      'POST /siigo/invoice/9/annul': () => answer((state = ended)),
    });
    await opened();
    press('Detalle de FV-3-457');
    expect(await screen.findByText('Borrador, no enviada a la DIAN', { selector: 'dd *' })).toBeVisible();
    press('Enviar a la DIAN');
    expect(await screen.findByText('SIIGO no está disponible.')).toBeVisible();
    press('Anular en SIIGO');
    fireEvent.click(await screen.findByText('Anular', { selector: 'button span' }));
    expect(await screen.findByText('Anulada en SIIGO', { selector: 'dd *' })).toBeVisible();
    expect(screen.queryByText('Enviar a la DIAN')).not.toBeInTheDocument();
  });

  it('says why a credit note was refused, sends it again and follows it until the invoice is annulled [N-19-079]', async () => {
    const issued = anInvoiceState({ id: 9 });
    const aRefusedNote = {
      id: 12,
      state: 'rejected' as const,
      label: 'Rechazada',
      name: null,
      reason: 'Anulación',
      total: 10,
      createdAt: '2026-11-20T10:00:00.000Z',
      reasons: [
        {
          code: 'FAK24',
          field: null,
          message: 'El DV del NIT no es el correcto.',
          advice: 'Corrija los datos del cliente.',
          link: '/admin/customers?search=1',
        },
      ],
    };
    const refused = {
      ...issued,
      creditNoteId: 12,
      creditNoteState: 'rejected' as const,
      creditNoteLabel: 'Rechazada: La DIAN no responde.',
      creditNotes: [aRefusedNote],
    };
    const annulled = { ...issued, state: 'credited' as const, label: 'Acreditada' };
    let state: InvoiceState = issued;
    let asked = 0;
    http.reply({
      [LIST]: () => answer([anInvoiceRow({ state: issued })]),
      'GET /siigo/invoice/9': () => {
        // The note is on its way the first time it is asked for, and accepted the next.
        if (state.creditNoteState === 'stamping' && (asked += 1) > 1) state = annulled;
        return answer(state);
      },
      'GET /siigo/invoice/9/credit': () => answer(BALANCE),
      'POST /siigo/invoice/9/credit-note': () => {
        state = refused;
        return failure(422, 'SIIGO.INVOICE_REJECTED', 'Rechazada: La DIAN no responde.');
      },
      'POST /siigo/invoice/12/retry': () => {
        state = { ...refused, creditNoteState: 'stamping', creditNoteLabel: 'En proceso' };
        return answer(anInvoiceState({ id: 12, kind: 'credit-note', state: 'stamping' }), undefined, 202);
      },
    });
    await opened();
    press('Detalle de FV-3-457');
    await screen.findByText('Emitida', { selector: 'dd *' });
    await screen.findByText(/^Total de la nota/);
    press('Anular con nota crédito');
    fireEvent.click(await screen.findByText('Crear nota crédito', { selector: 'button span' }));
    expect(await screen.findByText('La nota crédito no se emitió: la factura sigue vigente.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Corregir el cliente', hidden: true })).toHaveAttribute(
      'href',
      '/admin/customers?search=1',
    );
    press('Enviar de nuevo la nota crédito');
    expect(await screen.findByText('Emitida · Nota crédito: En proceso')).toBeVisible();
    expect(await screen.findByText('Acreditada')).toBeVisible();
  });

  it('marks a draft, of an invoice or a credit note, as open and not as accepted [N-33-954]', async () => {
    const label = 'Borrador, no enviada a la DIAN';
    const note = { id: 12, state: 'draft', label, name: null, reason: 'Devolución', total: 9 } as const;
    const credited = anInvoiceState({
      ...{ id: 9, creditNoteId: 12, creditNoteState: 'draft', creditNoteLabel: label },
      creditNotes: [{ ...note, reasons: [], createdAt: '2026-11-20T15:04:05.000Z' }],
    });
    const draft = anInvoiceState({ id: 10, state: 'draft', label, name: 'FV-3-458' });
    http.reply({
      [LIST]: () =>
        answer([
          anInvoiceRow({ state: credited }),
          anInvoiceRow({ id: 'b', name: 'FV-3-458', state: draft }),
        ]),
      'GET /siigo/invoice/9': () => answer(credited),
    });
    await opened();
    const tonesOf = (text: string) =>
      screen.getAllByText(text, { selector: '[data-tone]' }).map(({ dataset }) => dataset['tone']);
    expect(tonesOf(label)).toEqual(['open', 'open']);
    expect(tonesOf(`Emitida · Nota crédito: ${label}`)).toEqual(['open']);
    press('Detalle de FV-3-457');
    const notes = within(await screen.findByRole('region', { name: 'Notas crédito' }));
    expect(notes.getByText(label)).toHaveAttribute('data-tone', 'open');
  });

  it('names a refused credit note among what waits for staff', async () => {
    const note = anInvoiceState({
      id: 12,
      kind: 'credit-note',
      name: null,
      state: 'rejected',
      label: 'Rechazada: …',
    });
    http.reply({
      'GET /siigo/invoices/attention': () => answer([note], { total: 1, page: 1, pageSize: 200 }),
      'GET /siigo/invoice/12': () => answer({ ...note, siigoId: 'abc' }),
    });
    await opened();
    press('Detalle de Nota crédito 12');
    expect(await screen.findByText('Enviar de nuevo')).toBeVisible();
    expect(screen.queryByText('Enviar correo')).not.toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    const { container } = await opened();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('the PDF of an invoice', () => {
  it("opens in 'Factura PDF' and is discarded after printing [B-122, B-123]", async () => {
    await opened();
    press(PDF_BUTTON);
    const viewer = await screen.findByTitle<HTMLIFrameElement>('PDF de FV-3-457');
    expect(screen.getByText('Factura PDF')).toBeVisible();
    expect(viewer).toHaveAttribute('src', 'blob:pdf');
    const print = jest.fn();
    Object.assign(viewer.contentWindow as object, { print, focus: jest.fn() });
    press('Imprimir');
    expect(print).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByTitle('PDF de FV-3-457')).not.toBeInTheDocument());
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:pdf');
  });

  it('is offered as a file and in a tab where frames show no PDF [N-38-503]', async () => {
    useVendor('Apple Computer, Inc.');
    await opened();
    press(PDF_BUTTON);
    const tab = await screen.findByRole('link', { name: 'Abrir en otra pestaña' });
    expect(tab).toHaveAttribute('href', 'blob:pdf');
    expect(tab).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Descargar' })).toHaveAttribute('download', 'FV-3-457.pdf');
    expect(screen.queryByTitle('PDF de FV-3-457')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
  });

  it('is discarded when the dialog closes [B-123]', async () => {
    await opened();
    press(PDF_BUTTON);
    await screen.findByTitle('PDF de FV-3-457');
    fireEvent.click(screen.getByText('Cerrar', { selector: 'button span' }));
    await waitFor(() => expect(screen.queryByTitle('PDF de FV-3-457')).not.toBeInTheDocument());
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(1);
    press(PDF_BUTTON);
    await screen.findByTitle('PDF de FV-3-457');
    expect(http.requestsTo(PDF)).toHaveLength(2);
  });

  it.each([
    ['the call fails', () => failure(503, 'SIIGO.UNAVAILABLE', 'SIIGO no está disponible.')],
    ['the answer is no PDF', () => answer('~~~')],
  ])("alerts 'Error' when %s [B-244]", async (_case, reply) => {
    http.reply({ [PDF]: reply });
    await opened();
    press(PDF_BUTTON);
    expect(await screen.findByText('No se pudo obtener el PDF.')).toBeVisible();
    expect(screen.getByText('Error', { selector: '.ant-modal-confirm-title' })).toBeVisible();
  });
});
