import { readEnvironment } from '@lacteos/contracts/env';
import { runCrashTest } from './run-crash-test';

describe('the API, killed at random moments under load', () => {
  it('loses nothing that it acknowledged and leaves nothing half done', async () => {
    const server = readEnvironment(process.env, (reader) => reader.text('TEST_MYSQL_URL', ''));
    const found = await runCrashTest({ server, kills: 3, workers: 4, mostAnswers: 40 });
    expect(found.faults).toEqual([]);
    expect(found.orders).toBeGreaterThan(0);
    expect(found.orders).toBeGreaterThanOrEqual(found.acknowledgedOrders);
  });
});
