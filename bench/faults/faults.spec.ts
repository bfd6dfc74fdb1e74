import { describe, expect, it } from '@jest/globals';
import { FAULTS, runFaults } from './run-faults.js';

describe('the built shop', () => {
  it('loses nothing and recovers by itself when MariaDB is killed, and serves on when its log is full', async () => {
    const quick = FAULTS.filter(({ isQuick }) => isQuick);
    const results = await runFaults(quick, undefined, ['MariaDB']);
    expect(results.map(({ fault }) => fault.name)).toEqual(['database-killed', 'log-disk-full']);
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
  }, 240_000);
});
