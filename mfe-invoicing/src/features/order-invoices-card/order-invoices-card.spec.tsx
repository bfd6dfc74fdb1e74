import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { queryClient } from '#frame/query-client';
import { anInvoiceState } from '#testing/builders';
import { openAt, press } from '#testing/open-page';
import { OrderInvoicesCard } from './order-invoices-card';

const INVOICES = 'GET /siigo/order/41/invoices';
const ORDER = { orderId: 41, isPaid: true };

let http: ReturnType<typeof stubHttp>;
const open = (invoices: object[] = [], given: Partial<Parameters<typeof OrderInvoicesCard>[0]> = {}) => {
  http.reply({ [INVOICES]: () => answer(invoices) });
  return openAt('/admin/order/41', <OrderInvoicesCard {...ORDER} {...given} />);
};
function OrderPage() {
  const [readAt, setReadAt] = useState(1);
  return (
    <>
      <button onClick={() => setReadAt(2)}>Leer de nuevo</button>
      <OrderInvoicesCard {...ORDER} readAt={readAt} />
    </>
  );
}
const card = async () => within(await screen.findByRole('region', { name: 'Factura' }));

beforeEach(() => {
  http = stubHttp({});
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

describe('the invoices beside an order', () => {
  it('lists each with its notes from the first on, each with its actions [N-17-062, N-19-074]', async () => {
    const issued = { state: 'issued', label: 'Emitida' } as const;
    const note = { id: 6, name: 'NC-2-1', reason: 'Anulación', total: 119, ...issued };
    const first = { id: 5, name: 'FV-3-1', total: 119, state: 'credited', label: 'Acreditada' } as const;
    const rejected = 'Rechazada: NIT inválido';
    const second = { id: 8, name: null, total: 119, state: 'rejected', label: rejected } as const;
    const { container } = open([anInvoiceState(second), { ...anInvoiceState(first), creditNotes: [note] }]);
    const invoice = await card();
    const noted = await invoice.findByText(/^NC-2-1: Anulación/);
    expect(noted).toHaveTextContent(/^NC-2-1: Anulación, .*119,00, Emitida$/);
    expect(invoice.getByText(rejected)).toBeVisible();
    expect(invoice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['Ver la factura', '/admin/invoices_list?document=5'],
        ['Corregir y enviar de nuevo', '/admin/invoices_list?document=8'],
      ],
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('marks a draft, of an invoice or a credit note, as open and not as accepted [N-33-954]', async () => {
    const draft = { state: 'draft', label: 'Borrador, no enviada a la DIAN' } as const;
    const note = { id: 6, name: null, reason: 'Devolución', total: 9, ...draft };
    open([anInvoiceState({ id: 8, name: null, ...draft }), { ...anInvoiceState(), creditNotes: [note] }]);
    const invoice = await card();
    expect(await invoice.findByText('Emitida')).toHaveAttribute('data-tone', 'good');
    const tones = invoice.getAllByText(draft.label).map((mark) => mark.dataset['tone']);
    expect(tones).toEqual(['open', 'open']);
  });

  it.each([
    [{}, 'Sin factura'],
    [{ isInvoiced: true }, 'Facturado'],
    [{ isAllReturned: true }, 'Sin factura: todos los productos fueron devueltos.'],
  ])('says for an order without any that it is %j: %s [N-37-413]', async (given, text) => {
    open([], given);
    expect(await (await card()).findByText(text)).toBeVisible();
  });

  it('reads them anew when the page read its order anew, and shows the old ones meanwhile [N-37-413]', async () => {
    http.reply({ [INVOICES]: () => answer([anInvoiceState({ state: 'pending', label: 'En cola' })]) });
    openAt('/admin/order/41', <OrderPage />);
    expect(await screen.findByText('En cola')).toBeVisible();
    http.reply({ [INVOICES]: () => answer([anInvoiceState()]) });
    press('Leer de nuevo');
    expect(screen.getByText('En cola')).toBeVisible();
    expect(await screen.findByText('Emitida')).toBeVisible();
    expect(http.requestsTo(INVOICES)).toHaveLength(2);
  });

  it('says why they cannot be read, and tries again', async () => {
    http.reply({ [INVOICES]: () => failure(503, 'UNAVAILABLE', 'SIIGO no responde.') });
    openAt('/admin/order/41', <OrderInvoicesCard {...ORDER} />);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    http.reply({ [INVOICES]: () => answer([anInvoiceState()]) });
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('FV-1-457')).toBeVisible());
  });
});
