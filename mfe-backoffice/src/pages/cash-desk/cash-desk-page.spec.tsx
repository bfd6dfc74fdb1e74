import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOrder } from '../../testing/builders';
import { address, cellsOf, expectAccessible, officePage, rowWith } from '../../testing/office-page';
import { CashDeskPage } from './cash-desk-page';

const PAID = { isPaid: true, paidAt: '2026-11-19T15:00:00.000Z', totalPrice: 12500.5 };

let page: ReturnType<typeof officePage>;
beforeEach(() => {
  page = officePage('/admin/pays', CashDeskPage, '/admin/orders');
  page.answerWith([anOrder({ id: 41, ...PAID })], { total: 45, totalIncome: 1_234_567.5 });
});
afterEach(() => page.stop());

const method = () => screen.getByRole('combobox', { name: 'Método de pago' });
const openMethods = async () => {
  await userEvent.setup().click(method());
  await screen.findByTitle('WompyBancolombia');
};

describe('cash desk', () => {
  it('offers all, then the four labels of the specification, then the other methods', async () => {
    await page.open();
    await openMethods();
    const list = [...document.querySelectorAll('.ant-select-item-option')].map((item) => item.textContent);
    expect(list.slice(0, 5)).toEqual([
      'Todos',
      'WompyBancolombia',
      'Efectivo',
      'Transferencia Bancaria',
      'Cheque',
    ]);
    expect(list).not.toContain('Wompi');
  });

  it('filters by payment method', async () => {
    const user = userEvent.setup();
    await page.open();
    await openMethods();
    await user.click(screen.getByTitle('WompyBancolombia'));
    await waitFor(() => expect(page.lastQuery()).toMatchObject({ paymentMethod: 'WompyBancolombia' }));
    expect(address()).toBe('/admin/pays?paymentMethod=WompyBancolombia');
  });

  it('filters by a range of days of payment', async () => {
    await page.open();
    fireEvent.change(screen.getByLabelText('Pagado desde'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('Pagado hasta'), { target: { value: '2026-11-15' } });
    await waitFor(() =>
      expect(page.lastQuery()).toEqual({
        page: '1',
        pageSize: '20',
        sort: '-paidAt',
        isPaid: 'true',
        paidFrom: '2026-11-01',
        paidTo: '2026-11-15',
      }),
    );
  });

  it("shows the sum of everything that matches as 'Total Ingreso', in es-CO", async () => {
    await page.open();
    const income = await screen.findByText('$ 1.234.567,50');
    expect(income.parentElement).toHaveTextContent(/^Total Ingreso/);
    expect(cellsOf(await rowWith('Detalles del pedido 41'))).toEqual([
      '41',
      '2026-11-19',
      '1121900100',
      'Ana Rojas',
      'Efectivo',
      '',
      '$ 12.500,50',
    ]);
  });

  it('has no accessibility violations', async () => {
    const { container } = await page.open();
    await rowWith('Detalles del pedido 41');
    await expectAccessible(container);
  });
});
