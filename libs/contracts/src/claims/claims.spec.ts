import {
  CLAIM_STATE_NAMES,
  CLAIM_TRANSITIONS,
  type ClaimEvent,
  claimNumber,
  nextClaimState,
  readClaimNumber,
} from './claims.js';

describe('the states of a claim', () => {
  it('are all reachable from the first one, and the last is final', () => {
    const reached = new Set(['received', ...Object.values(CLAIM_TRANSITIONS).flatMap(Object.values)]);
    expect([...reached].sort()).toEqual([...CLAIM_STATE_NAMES].sort());
    const events: ClaimEvent[] = ['start', 'answer', 'reply', 'dismiss', 'close'];
    expect(events.map((event) => nextClaimState('closed', event))).toEqual(events.map(() => null));
  });

  it('reopen an answered claim by a reply, and allow to close only answered ones', () => {
    expect(nextClaimState('answered', 'reply')).toBe('in-progress');
    expect(nextClaimState('in-progress', 'close')).toBeNull();
    expect(nextClaimState('answered', 'close')).toBe('closed');
  });
});

describe('the number of a claim', () => {
  it('is parsed as people type it', () => {
    const number = { year: 2026, serial: 12 };
    for (const typed of ['PQR-2026-12', ' pqr-2026-12 ', '2026-12', 'PQR 2026 12', 'PQRS-2026-012'])
      expect(readClaimNumber(typed)).toEqual(number);
    expect(claimNumber(2026, 12)).toBe('PQR-2026-12');
  });

  it('is null for any other text', () => {
    for (const typed of ['', '12', 'PQR-2026', 'PQR-2026-0', '2026-12345678', 'PQR-26-1'])
      expect(readClaimNumber(typed)).toBeNull();
  });
});
