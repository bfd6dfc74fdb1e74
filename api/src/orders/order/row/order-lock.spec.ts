import { DIALECTS, startApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { CashShiftRepository } from '../../payments/cash-desk/cash-shift.repository.js';
import { OrderRepository } from './order.repository.js';

describe.each(DIALECTS)('a locked row on $name', (dialect) => {
  it('has its lock_count incremented, because Galera detects conflicting writes only [N-21-196]', async () => {
    const api = await startApi(dialect);
    const shop = new ShopBuilder(api);
    const { manager } = api.uow;
    const buyer = await api.signedIn(1);
    const product = await shop.addProduct({ stock: 10 });
    const { data } = await shop.place(buyer.token, shop.anOrder(buyer.user, [[product, 1]]), 'lock');
    const count = async (table: string): Promise<number> => {
      const [row] = await manager.query<{ count: number }[]>(`SELECT lock_count AS count FROM ${table}`);
      return Number(row?.count);
    };
    const before = await count('orders');
    await api.uow.run(() => api.app.get(OrderRepository).lock(data.id));
    expect(await count('orders')).toBe(before + 1);

    await manager.query(
      "INSERT INTO cash_shifts (user_id, open_of, opened_at, opening_counts, opening_cash) VALUES (7, 7, '2026-11-01', '[]', 0)",
    );
    await api.uow.run(() => api.app.get(CashShiftRepository).lockOpen(7));
    expect(await count('cash_shifts')).toBe(1);
    await api.stop();
  });
});
