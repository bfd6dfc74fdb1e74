import { expectedOrders, runBackupDrill } from './run-backup-drill';

describe('restoring a killed MariaDB from its backup', () => {
  it('brings back every order up to the last backup, or the state of a chosen moment [N-21-015]', async () => {
    const orders = 100;
    const { last, earlier } = await runBackupDrill({ orders, hasInvoices: false });
    expect({ last: last.orders, earlier: earlier.orders }).toEqual(expectedOrders(orders));
    expect(last.text).toContain('✔ stock');
    expect(last.text).toContain('✔ money');
  });
});
