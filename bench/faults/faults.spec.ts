import { describe, expect, it } from '@jest/globals';
import { FAULTS, runFaults } from './run-faults.js';

const SECOND_ROUND = [
  'api-killed',
  'database-few-connections',
  'database-frozen',
  'database-read-only',
  'desk-many-reports',
  'discovery-older',
  'exports-beside-visitors',
  'many-mails',
  'outbox-poison',
  'smtp-hangs-up',
  'sqlite-damaged',
  'sqlite-log-removed',
  'wompi-hostile',
];

describe('the table of faults', () => {
  it('lists each fault of the second round under a unique name [N-34-551]', () => {
    const names = FAULTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(SECOND_ROUND));
  });
});

describe('the built shop', () => {
  it('loses nothing when MariaDB is killed, and serves on when its log disk is full [N-16-176]', async () => {
    const quick = FAULTS.filter(({ isQuick }) => isQuick);
    const results = await runFaults(quick, undefined, ['MariaDB']);
    expect(results.map(({ fault }) => fault.name)).toEqual(['database-killed', 'log-disk-full']);
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
