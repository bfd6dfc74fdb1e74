import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import type { Comparison } from '@lacteos/contracts/schemas';
import { screen, within } from '@testing-library/react';

import { InvoicingFrame } from '#frame/invoicing-frame';
import { queryClient } from '#frame/query-client';
import { openAt, press } from '#testing/open-page';
import { ComparisonPanel } from './comparison-panel';

const LATEST = 'GET /siigo/comparison';
const CLEAN: Comparison = {
  from: '2026-10-21',
  to: '2026-11-21',
  finishedAt: '2026-11-21T07:00:09.000Z',
  orders: 12,
  invoices: 12,
  ordersWithoutInvoice: [],
  invoicesWithoutOrder: [],
  differingTotals: [],
  missingInvoices: [],
};

let http: ReturnType<typeof stubHttp>;
const open = (comparison: Comparison | null, reply = () => answer(comparison)) => {
  http = stubHttp({ [LATEST]: reply });
  return openAt(
    '/admin/invoices_list',
    <InvoicingFrame>
      <ComparisonPanel />
    </InvoicingFrame>,
  );
};
const rowsOf = async (title: string) => {
  const heading = await screen.findByText(title, { selector: 'h2' });
  return within(heading.closest('section') as HTMLElement).getAllByRole('listitem', { hidden: true });
};

afterEach(() => {
  http.restore();
  queryClient.clear();
});

describe("the last night's comparison", () => {
  it('says that every paid order has its invoice', async () => {
    open(CLEAN);
    expect(await screen.findByText('Cada pedido pagado tiene su factura por el mismo total.')).toBeVisible();
    expect(screen.getByText(/12 pedidos pagados y 12 facturas/)).toBeVisible();
  });

  it('lists orders without invoice, invoices without order, differing totals, lines and lost invoices, with their links [N-33-106]', async () => {
    const { container } = open({
      ...CLEAN,
      ordersWithoutInvoice: [{ orderId: 7, total: 25_500.5, paidAt: '2026-11-20T15:00:00.000Z' }],
      invoicesWithoutOrder: [{ id: 'g-1', name: 'FV-3-9', identification: '900123456', total: 1190 }],
      differingTotals: [{ orderId: 8, invoiceId: 'g-2', name: 'FV-3-10', shopTotal: 1000, siigoTotal: 1190 }],
      missingInvoices: [{ orderId: null, invoiceId: 'g-3', name: 'FV-3-11' }],
      differingLines: [
        {
          ...{ orderId: 9, invoiceId: 'g-4', name: 'FV-3-12', product: 'Queso campesino 500 g' },
          ...{ invoicedUnits: 3, keptUnits: 1, invoiced: 30_000, kept: 10_000 },
        },
      ],
    });
    const [unpaid] = await rowsOf('Pedidos pagados sin factura (1)');
    expect(unpaid).toHaveTextContent(/^Pedido 7, pagado el .*: \$\s25\.500,50$/);
    expect(within(unpaid as HTMLElement).getByText('Pedido 7')).toHaveAttribute('href', '/orderstore/7');
    const [foreign] = await rowsOf('Facturas sin pedido (1)');
    expect(foreign).toHaveTextContent(/cliente 900123456: \$\s1\.190,00/);
    expect(within(foreign as HTMLElement).getByText('FV-3-9')).toHaveAttribute(
      'href',
      '/admin/invoices_list?invoice_id=g-1',
    );
    const [differing] = await rowsOf('Totales diferentes (1)');
    expect(differing).toHaveTextContent(/\$\s1\.000,00 en la tienda, \$\s1\.190,00 en FV-3-10/);
    const [other] = await rowsOf('Facturas distintas de lo que conservó el comprador (1)');
    expect(other).toHaveTextContent(
      /Pedido 9, Queso campesino 500 g: sin IVA: facturado y sin acreditar, 3 unidades por \$\s30\.000,00; conservado, 1 unidad por \$\s10\.000,00/,
    );
    const [lost] = await rowsOf('Facturas que SIIGO ya no tiene (1)');
    expect(lost).toHaveTextContent('FV-3-11 · Sin pedido');
    expect(screen.queryByText(/Cada pedido pagado tiene/)).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows the first fifty of a long list and says so', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      orderId: index + 1,
      total: 1,
      paidAt: '2026-11-20T15:00:00.000Z',
    }));
    open({ ...CLEAN, ordersWithoutInvoice: many });
    expect(await rowsOf('Pedidos pagados sin factura (60)')).toHaveLength(50);
    expect(screen.getByText('Se muestran los primeros 50.')).toBeVisible();
  });

  it('says that there is none yet', async () => {
    open(null);
    expect(await screen.findByText('La primera comparación se hace esta noche.')).toBeVisible();
  });

  it('says why it cannot be read and tries again', async () => {
    open(null, () => failure(503, 'SIIGO.UNAVAILABLE', 'SIIGO no está disponible.'));
    expect(await screen.findByText('SIIGO no está disponible.')).toBeVisible();
    http.reply({ [LATEST]: () => answer(CLEAN) });
    press('Reintentar');
    expect(await screen.findByText(/Cada pedido pagado tiene/)).toBeVisible();
  });
});
