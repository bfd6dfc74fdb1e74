import { expectedOrders, runBackupDrill } from './run-backup-drill';

describe('a MariaDB that was backed up and killed', () => {
  it('comes back with every order until the last backup, or as it was at a moment [N-21-015]', async () => {
    const orders = 100;
    const { last, earlier } = await runBackupDrill({ orders });
    expect({ last: last.orders, earlier: earlier.orders }).toEqual(expectedOrders(orders));
    expect(last.text).toContain('✔ stock');
    expect(last.text).toContain('✔ money');
    expect(last.text).toContain('✔ invoices');
  });
});
