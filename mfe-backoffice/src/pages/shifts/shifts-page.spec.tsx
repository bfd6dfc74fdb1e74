import { answer } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { aMovement, aShift } from '#testing/a-dashboard';
import { cellsOf, officePage, rowWith } from '#testing/office-page';
import { ShiftsPage } from './shifts-page';

let page: ReturnType<typeof officePage>;
beforeEach(() => {
  page = officePage('/admin/shifts', ShiftsPage, '/till/shifts');
  page.http.reply({ 'GET /store/stores': () => answer([{ id: 3, name: 'Centro', city: 'Acacías' }]) });
});
afterEach(() => page.stop());

describe('the shifts page for administrators', () => {
  it('shows store, drawer, person, sums and difference of each shift [N-39-273]', async () => {
    const closed = { closedAt: '2026-11-20T23:00:00.000Z', countedCash: 51_190, difference: -2_000 };
    page.answerWith([
      aShift({ id: 9, store: 'Centro', storeId: 3, drawer: 'Caja 2', ...closed, note: 'Un vuelto' }),
    ]);
    const { container } = await page.open();
    const cells = cellsOf(await rowWith('Centro'));
    expect(cells).toEqual(
      expect.arrayContaining(['9', 'Centro', 'Caja 2', 'Laura Gómez', '$ 53.190,00', '$ 51.190,00']),
    );
    expect(cells).toEqual(expect.arrayContaining(['Faltante $ 2.000,00', 'Un vuelto']));
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('filters by state, store and day of closing, also from its address [N-39-273]', async () => {
    page.answerWith([aShift({ isLate: true, expectedCash: null })]);
    await page.open('/admin/shifts?state=late&storeId=0&closedFrom=2026-11-13');
    expect((await screen.findAllByText('Abierto hace mucho')).length).toBeGreaterThan(0);
    expect(page.lastQuery()).toMatchObject({ state: 'late', storeId: '0', closedFrom: '2026-11-13' });
  });

  it('opens the movements of a shift, with words and picture [N-39-273]', async () => {
    const user = userEvent.setup();
    page.answerWith([aShift({ id: 9, expectedCash: null })]);
    const photo = '/api/media/u-1/640.webp';
    const expense = aMovement({ kind: 'expense', amount: -5_000, orderId: null, note: 'Bolsas', photo });
    page.http.reply({
      'GET /admin/cash-desk/movements': () =>
        answer([expense], { total: 1, page: 1, pageSize: 100, sum: -5_000 }),
    });
    await page.open();
    const button = await screen.findByRole('button', { name: 'Movimientos del turno 9' });
    expect(button).toHaveTextContent('Después de contar');
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('rowheader', { name: 'Gasto n.º 1' })).toBeVisible();
    expect(dialog.getByText(/Bolsas/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Ver foto' })).toHaveAttribute('href', photo);
  });
});
