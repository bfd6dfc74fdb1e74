import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { queryClient } from '#frame/query-client';
import { anInvoiceState, anInvoiceType } from '#testing/builders';
import { choose, openAt, press, write } from '#testing/open-page';
import { InvoiceDialog } from './order-invoice-dialog';

const CREATE = 'POST /siigo/invoice';
const CHECK = 'POST /siigo/invoice/preflight';
const EXISTING = 'GET /siigo/order/41/invoice';
const STATE = 'GET /siigo/invoice/7';
const NOT_GENERATED = 'No se pudo generar la factura. Intentelo nuevamente';
const SALE = anInvoiceType({ id: 28216, electronic_type: 'ElectronicInvoice' });
const SELLER = { id: 629, first_name: 'Marta', identification: '40390111' };

let http: ReturnType<typeof stubHttp>;
const onGenerated = jest.fn();

function Opener() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <InvoiceDialog orderId={41} isOpen={isOpen} onClose={() => setOpen(false)} onGenerated={onGenerated} />
    </>
  );
}
const open = () => openAt('/admin/orders', <Opener />);
const chooseSeller = () => choose('Vendedor', 'Marta - 40390111');
const types = (...given: ReturnType<typeof anInvoiceType>[]) =>
  http.reply({ 'GET /siigo/invoice/type': () => answer(given) });
const creations = () => http.requestsTo(CREATE).map(({ body }) => body);

beforeEach(() => {
  jest.clearAllMocks();
  http = stubHttp({
    'GET /siigo/users': () => answer([SELLER]),
    'GET /siigo/costCenters': () => answer([{ id: 235, code: '1-1', name: 'Planta Villavicencio' }]),
    [EXISTING]: () => answer(null),
    [CHECK]: () => answer({ findings: [] }),
    [CREATE]: () => answer(anInvoiceState({ state: 'issued', orderId: 41 }), undefined, 201),
  });
  types(SALE);
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

describe('the invoice dialog', () => {
  it('sends the seven fields and goes to the list of invoices [B-042, B-095, B-100, B-111, B-228, N-33-205]', async () => {
    open();
    await chooseSeller();
    expect(screen.getByRole('switch', { name: 'Enviar a la DIAN' })).toBeChecked();
    fireEvent.click(screen.getByRole('switch', { name: 'Enviar la factura al correo del cliente' }));
    write('Observaciones', 'Entregar en la mañana');
    expect(screen.getByText('21 / 4000')).toBeVisible();
    press('Facturar');
    expect(await screen.findByText('Éxito: ¡Factura generada!.')).toBeVisible();
    expect(creations()).toEqual([
      {
        orderId: 41,
        invoiceType: 28216,
        sendToDian: true,
        sendToEmail: true,
        sendToCostCenters: null,
        sendToCommentsInvoice: 'Entregar en la mañana',
        sendToUser: 629,
      },
    ]);
    expect(onGenerated).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(currentAddress()).toBe('/admin/invoices_list'));
  });

  it('sends nothing without a type and a seller [B-112, B-168]', async () => {
    types(SALE, anInvoiceType({ id: 28218, name: 'Otra' }));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Facturar' }));
    await waitFor(() => expect(screen.getAllByText('Este campo es obligatorio.')).toHaveLength(2));
    expect(http.requestsTo(CHECK)).toHaveLength(0);
    expect(creations()).toEqual([]);
  });

  it('offers only the types that invoices may be made with [B-090]', async () => {
    types(SALE, anInvoiceType({ id: 28217, name: 'Papel', allowed: false }));
    open();
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Tipo de comprobante' }));
    expect(await screen.findAllByTitle('FV-Factura-ElectronicInvoice')).not.toHaveLength(0);
    expect(screen.queryByTitle(/Papel/)).not.toBeInTheDocument();
  });

  it('does not offer the DIAN for a type that is not electronic [B-094]', async () => {
    types(anInvoiceType({ electronic_type: 'NoElectronic' }));
    open();
    await chooseSeller();
    expect(screen.queryByRole('switch', { name: 'Enviar a la DIAN' })).not.toBeInTheDocument();
    press('Facturar');
    await waitFor(() => expect(creations()).toEqual([expect.objectContaining({ sendToDian: false })]));
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('asks for a cost centre only when the type demands it (%s) [B-096]', async (isDemanded, sent) => {
    types(anInvoiceType({ cost_center: true, cost_center_mandatory: isDemanded }));
    open();
    await chooseSeller();
    press('Facturar');
    if (isDemanded) expect(await screen.findByText('Este campo es obligatorio.')).toBeVisible();
    await waitFor(() => expect(creations()).toHaveLength(sent));
  });

  it('keeps typed values when its data cannot be reloaded', async () => {
    open();
    await chooseSeller();
    write('Observaciones', 'Entregar en la mañana');
    const down = () => failure(503, 'SIIGO.UNAVAILABLE', 'El sistema de facturación no está disponible.');
    http.reply({ [EXISTING]: down, 'GET /siigo/invoice/type': down });
    await act(() => queryClient.refetchQueries());
    expect(http.requestsTo(EXISTING).length).toBeGreaterThan(1);
    expect(screen.getByLabelText('Observaciones')).toHaveValue('Entregar en la mañana');
    press('Facturar');
    await waitFor(() => expect(creations()).toMatchObject([{ sendToUser: 629 }]));
  });

  it('asks before typed values are lost by button or cross, and closes an empty form at once [N-19-084]', async () => {
    open();
    await screen.findByRole('textbox', { name: 'Observaciones' });
    press('Cancelar');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Observaciones' })).toBeNull());
    press('Abrir');
    await screen.findByRole('textbox', { name: 'Observaciones' });
    write('Observaciones', 'Nota');
    for (const close of ['Cancelar', 'Cerrar']) {
      fireEvent.click(screen.getByRole('button', { name: close }));
      fireEvent.click(await screen.findByText('Seguir editando', { selector: 'button span' }));
      await waitFor(() => expect(screen.queryByText('Seguir editando')).toBeNull());
      expect(screen.getByRole('textbox', { name: 'Observaciones' })).toHaveValue('Nota');
    }
  });

  it('forgets every field when it closes [B-113]', async () => {
    open();
    await chooseSeller();
    write('Observaciones', 'Nota');
    press('Cancelar');
    fireEvent.click(await screen.findByText('Descartar', { selector: 'button span' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Observaciones' })).toBeNull());
    press('Abrir');
    expect(await screen.findByRole('textbox', { name: 'Observaciones' })).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Facturar' }));
    expect(await screen.findByText('Este campo es obligatorio.')).toBeVisible();
  });

  it('shows expected refusals with a link to their correction, and sends nothing', async () => {
    const finding = {
      code: 'CUSTOMER_INACTIVE',
      severity: 'error',
      message: 'El cliente está inactivo.',
      link: '/admin/customers?search=1121',
    };
    http.reply({ [CHECK]: () => answer({ findings: [finding] }) });
    open();
    await chooseSeller();
    press('Facturar');
    expect(await screen.findByRole('link', { name: 'Corregir el cliente' })).toHaveAttribute(
      'href',
      '/admin/customers?search=1121',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('El cliente está inactivo.');
    expect(creations()).toEqual([]);
  });

  it('says what to change and leads to the field of the form, or to SIIGO [N-19-072]', async () => {
    const findings = [
      {
        code: 'SELLER_INACTIVE',
        severity: 'error',
        message: 'Está inactivo.',
        advice: 'Elija otro vendedor.',
        link: null,
      },
      {
        code: 'TAX_MISSING',
        severity: 'error',
        message: 'Falta.',
        advice: 'Active.',
        link: 'https://siigonube.siigo.com/',
      },
    ];
    http.reply({ [CHECK]: () => answer({ findings }) });
    open();
    await chooseSeller();
    press('Facturar');
    expect(await screen.findByText(/Está inactivo\. Elija otro vendedor\./)).toBeVisible();
    press('Ir al campo');
    expect(screen.getByRole('combobox', { name: 'Vendedor', hidden: true })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Abrir SIIGO' })).toHaveAttribute('target', '_blank');
  });

  it('sends after a warning only when it was read', async () => {
    const finding = { code: 'OLD', severity: 'warning', message: 'El correo falta.', link: null };
    http.reply({ [CHECK]: () => answer({ findings: [finding] }) });
    open();
    await chooseSeller();
    press('Facturar');
    fireEvent.click(await screen.findByRole('button', { name: 'Facturar de todos modos' }));
    await waitFor(() => expect(creations()).toHaveLength(1));
  });

  it('says that the invoice could not be made and keeps what was entered [B-229]', async () => {
    http.reply({ [CREATE]: () => failure(409, 'SIIGO.ALREADY_INVOICED', 'El pedido ya tiene factura.') });
    open();
    await chooseSeller();
    press('Facturar');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(NOT_GENERATED);
    expect(alert).toHaveTextContent('El pedido ya tiene factura.');
    expect(screen.getAllByText('Marta - 40390111')).not.toHaveLength(0);
    expect(onGenerated).not.toHaveBeenCalled();
  });

  it("says 'El inicio de sesión NO fue exitoso…' when no answer came [B-230, N-19-197]", async () => {
    http.reply({ [CREATE]: () => 'network-loss' });
    open();
    await chooseSeller();
    press('Facturar');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('El inicio de sesión NO fue exitoso. Verifique email y password.');
    expect(alert).toHaveTextContent('Puede intentarlo de nuevo: no se genera dos veces.');
  });
});

describe('an invoice in progress', () => {
  const moving = anInvoiceState({ state: 'stamping', label: 'En proceso', orderId: 41 });

  it("shows 'En proceso' until it is issued", async () => {
    http.reply({ [CREATE]: () => answer(moving, undefined, 202), [STATE]: () => answer(moving) });
    open();
    await chooseSeller();
    press('Facturar');
    expect(await screen.findByText('En proceso')).toBeVisible();
    expect(onGenerated).not.toHaveBeenCalled();
    http.reply({ [STATE]: () => answer({ ...moving, state: 'issued', label: 'Emitida' }) });
    expect(await screen.findByText('Éxito: ¡Factura generada!.')).toBeVisible();
    expect(creations()).toHaveLength(1);
  });

  it('is shown as open, not as a success, when it ends as a draft [N-33-954]', async () => {
    const draft = { ...moving, state: 'draft', label: 'Borrador, no enviada a la DIAN' } as const;
    http.reply({ [CREATE]: () => answer(draft, undefined, 202), [STATE]: () => answer(draft) });
    open();
    await chooseSeller();
    press('Facturar');
    const told = (await screen.findByText(draft.label)).closest('.ant-alert');
    expect(told).toHaveClass('ant-alert-warning');
    expect(await screen.findByText('El borrador quedó en SIIGO: falta enviarlo a la DIAN.')).toBeVisible();
    expect(screen.queryByText(/^Éxito/)).not.toBeInTheDocument();
  });

  it('replaces a second form when it began earlier; a refused one gives the reason and is resent', async () => {
    const refused = anInvoiceState({
      state: 'rejected',
      label: 'Rechazada: El NIT no existe.',
      reasons: [{ message: 'El NIT no existe.' }],
    });
    http.reply({
      [EXISTING]: () => answer(refused),
      [STATE]: () => answer(refused),
      'POST /siigo/invoice/7/retry': () => answer(anInvoiceState({ state: 'issued' }), undefined, 201),
    });
    open();
    expect(await screen.findByText('Rechazada: El NIT no existe.')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    press('Enviar de nuevo');
    expect(await screen.findByText('Éxito: ¡Factura generada!.')).toBeVisible();
    expect(creations()).toEqual([]);
  });

  it('keeps the result of a retry when a read that began before it answers later', async () => {
    const refused = anInvoiceState({ state: 'rejected', label: 'Rechazada: El NIT no existe.' });
    let sendLate: () => void = () => undefined;
    const late = new Promise<void>((done) => (sendLate = done));
    http.reply({
      [EXISTING]: () => answer(refused),
      [STATE]: () => late.then(() => answer(refused)),
      'POST /siigo/invoice/7/retry': () =>
        answer(anInvoiceState({ state: 'issued', label: 'Emitida' }), undefined, 201),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar de nuevo' }));
    expect(await screen.findByText('Emitida')).toBeVisible();
    await act(async () => sendLate());
    expect(screen.getByText('Emitida')).toBeVisible();
    expect(screen.queryByText('Rechazada: El NIT no existe.')).not.toBeInTheDocument();
  });

  it('is sent to the DIAN from the dialog when it is a draft, and does not count as made before [N-33-205]', async () => {
    const draft = anInvoiceState({ state: 'draft', label: 'Borrador, no enviada a la DIAN', orderId: 41 });
    const sent = anInvoiceState({ state: 'issued', orderId: 41 });
    http.reply({
      [EXISTING]: () => answer(draft),
      'POST /siigo/invoice/7/send': () => failure(503, 'SIIGO.UNAVAILABLE', 'SIIGO no responde.'),
    });
    open();
    expect(await screen.findByText('FV-1-457: Borrador, no enviada a la DIAN')).toBeVisible();
    expect(onGenerated).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Editar o anular el borrador' })).toHaveAttribute(
      'href',
      '/admin/invoices_list?document=7',
    );
    press('Enviar a la DIAN');
    expect(await screen.findByText('No se pudo enviar a la DIAN.')).toBeVisible();
    http.reply({
      [EXISTING]: () => answer(sent),
      [STATE]: () => answer(sent),
      'POST /siigo/invoice/7/send': () => answer(sent, undefined, 201),
    });
    press('Enviar a la DIAN');
    expect(await screen.findByText('Éxito: ¡Factura generada!.')).toBeVisible();
    expect(creations()).toEqual([]);
  });

  it('shows the reasons and the specified text when it is refused at once', async () => {
    const refused = anInvoiceState({ state: 'rejected', label: 'Rechazada: Total inválido.' });
    http.reply({
      [CREATE]: () =>
        failure(422, 'SIIGO.INVOICE_REJECTED', 'SIIGO rechazó la factura.', { invoiceId: 7, reasons: [] }),
      [STATE]: () => answer(refused),
    });
    open();
    await chooseSeller();
    press('Facturar');
    expect(await screen.findByText('Rechazada: Total inválido.')).toBeVisible();
    expect(screen.getByText(NOT_GENERATED)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar de nuevo' })).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    open();
    await screen.findByRole('button', { name: 'Facturar' });
    await act(async () => undefined);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });
});
