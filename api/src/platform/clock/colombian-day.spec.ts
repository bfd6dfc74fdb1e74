import { endOfDay, startOfDay } from './index.js';

describe('days in Colombia', () => {
  it('takes days as whole days in Colombia', () => {
    expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-21T05:00:00.000Z');
    expect(endOfDay('2026-11-21').toISOString()).toBe('2026-11-22T04:59:59.999Z');
    expect(startOfDay('2026-11-21T10:00:00.000Z').toISOString()).toBe('2026-11-21T10:00:00.000Z');
  });
});
