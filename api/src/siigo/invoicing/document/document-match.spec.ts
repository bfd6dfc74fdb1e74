import { describe, expect, it } from '@jest/globals';
import { centavos } from '@lacteos/contracts/money/money';

import { hasReference, isCandidate, isOlderThan, hasAnyReference } from './document-match.js';
import { postponementMs, resendingMs, stampPauseMs } from '../sending/document-pace.js';
import { stampVerdict } from './stamp.js';

const attempt = { total: centavos(10_000), attemptedAt: new Date('2026-11-21T15:00:00Z') };

describe('a SIIGO document', () => {
  it('is ours when purchase order or last observation line has the reference', () => {
    const order = { id: 'x', total: 1, additional_fields: { purchase_order: { number: 'P7-abc' } } };
    expect(hasReference(order, 'P7-abc')).toBe(true);
    expect(hasReference({ id: 'x', total: 1, observations: 'Gracias\nRef. P7-abc' }, 'P7-abc')).toBe(true);
    expect(hasReference({ id: 'x', total: 1, observations: 'Ref. P7-abc\nGracias' }, 'P7-abc')).toBe(false);
    expect(hasReference({ id: 'x', total: 1, observations: 'Ref. P7-abcd' }, 'P7-abc')).toBe(false);
  });

  it('has a reference when its observations end with one of any order', () => {
    expect(hasAnyReference({ id: 'x', total: 1, observations: 'Ref. P8-def' })).toBe(true);
    expect(hasAnyReference({ id: 'x', total: 1, observations: null })).toBe(false);
  });

  it('without a reference is a candidate only with the same total', () => {
    const seen = (total: number) => ({ id: 'x', total });
    expect(isCandidate(seen(100), attempt)).toBe(true);
    expect(isCandidate(seen(100.01), attempt)).toBe(false);
  });

  it.each([
    [undefined, false],
    ['2026-11-21T15:00:03.120', false],
    ['2026-11-21T10:00:03.120', false],
    ['2026-11-21T10:00:03-05:00', false],
    ['2026-11-21T14:00:00Z', true],
    ['2026-11-21T09:00:00', true],
    ['2026-11-21T09:00:00-0500', true],
    ['soon', false],
  ])('created at %s is older than the attempt: %s [N-19-008]', (created, isOlder) => {
    const seen = { id: 'x', total: 100, ...(created ? { metadata: { created } } : {}) };
    expect(isOlderThan(seen, attempt)).toBe(isOlder);
  });
});

describe('the verdict of the DIAN', () => {
  it.each([
    ['Accepted', true, 'accepted'],
    ['Rejected', true, 'rejected'],
    ['Rejected', false, 'rejected'],
    ['Sending', true, 'waiting'],
    ['Audit', true, 'waiting'],
    ['Draft', true, 'waiting'],
    ['Draft', false, 'accepted'],
    [undefined, false, 'accepted'],
  ])('for status %s and sent %s is %s', (status, isSent, verdict) => {
    expect(stampVerdict(status === undefined ? undefined : { status }, isSent)).toBe(verdict);
  });
});

describe('the retry delay for SIIGO', () => {
  it('grows up to a limit and respects the delay requested by SIIGO', () => {
    expect([0, 1, 2, 20].map((waits) => postponementMs(waits, null))).toEqual([
      5_000, 10_000, 20_000, 600_000,
    ]);
    expect(postponementMs(0, 45_000)).toBe(45_000);
    expect([0, 1, 2, 30].map(stampPauseMs)).toEqual([2_000, 3_000, 4_500, 300_000]);
    expect([0, 1, 2].map(resendingMs)).toEqual([0, 0, 4_000]);
  });
});
