import { describe, expect, it } from '@jest/globals';

import { type Change, cursorText, readCursor, settle } from './change-cursor.js';

const NOW = 1_000_000_000;
const row = (id: number, age = 0, source: Change['source'] = 'o'): Change => ({
  key: `${source}${id}`,
  source,
  row: id,
  subject: 'order',
  subjectId: '1',
  name: 'OrderPaid',
  by: null,
  at: new Date(NOW - age),
});

describe('The change cursor', () => {
  it('passes consecutive rows of each table separately', () => {
    const rows = [row(5), row(6), row(1, 0, 'a')];
    expect(settle({ o: 4, a: 0 }, rows, NOW)).toEqual({ o: 6, a: 1 });
  });

  it('waits at a gap while a transaction may still commit that id', () => {
    expect(settle({ o: 4, a: 0 }, [row(5), row(7)], NOW)).toEqual({ o: 5, a: 0 });
    expect(settle({ o: 5, a: 0 }, [row(6), row(7)], NOW)).toEqual({ o: 7, a: 0 });
  });

  it('passes a gap that is a minute old', () => {
    expect(settle({ o: 4, a: 0 }, [row(7, 60_000), row(9, 59_999)], NOW)).toEqual({ o: 7, a: 0 });
  });

  it('is parsed from text that cursorText wrote, and rejects any other', () => {
    expect(readCursor(cursorText({ o: 12, a: 3 }))).toEqual({ o: 12, a: 3 });
    for (const text of [undefined, '', '1', '1.x', '-1.2', '1.2.3', '9'.repeat(20)])
      expect(readCursor(text)).toBeNull();
  });
});
