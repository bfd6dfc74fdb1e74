import { describe, expect, it } from '@jest/globals';

import { readWindow, windowOf } from './page-window.js';

const ROWS = Array.from({ length: 257 }, (_, index) => index);

describe("a page window over SIIGO's pages of 10 to 100 rows", () => {
  it('needs one call when a single SIIGO page contains it, and two otherwise', () => {
    expect(windowOf(220, 20)).toEqual({ size: 20, first: 12, last: 12 });
    expect(windowOf(0, 1)).toEqual({ size: 10, first: 1, last: 1 });
    expect(windowOf(14, 7)).toEqual({ size: 11, first: 2, last: 2 });
    expect(windowOf(0, 200)).toEqual({ size: 100, first: 1, last: 2 });
    expect(windowOf(150, 150)).toEqual({ size: 100, first: 2, last: 3 });
  });

  it.each([1, 2, 7, 9, 10, 11, 50, 99, 100, 101, 150, 199, 200])(
    'of %d rows contains exactly its rows [N-19-017]',
    async (size) => {
      const seen: number[] = [];
      for (let page = 1; page <= Math.ceil(ROWS.length / size); page += 1) {
        const outcome = await readWindow(
          async (number, pageSize) => {
            expect(pageSize >= 10 && pageSize <= 100).toBe(true);
            const rows = ROWS.slice((number - 1) * pageSize, number * pageSize);
            return { kind: 'ok', value: { rows, total: ROWS.length, page: number, pageSize } };
          },
          page,
          size,
        );
        if (outcome.kind !== 'ok') throw new Error('the list answered');
        expect(outcome.value).toMatchObject({ total: ROWS.length, page, pageSize: size });
        seen.push(...outcome.value.rows);
      }
      expect(seen).toEqual(ROWS);
    },
  );

  it('returns the failure of SIIGO', async () => {
    const down = { kind: 'retryable', status: 503, afterMs: null } as const;
    expect(await readWindow(async () => down, 1, 200)).toEqual(down);
  });
});
