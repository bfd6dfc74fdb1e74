import { arrangeColumns, AS_DEFINED, moveColumn, widthOf, withWidth } from './column-layout';

const COLUMNS = [
  { key: 'id', fixed: 'left' },
  { key: 'day', width: 98 },
  { key: 'customer' },
  { key: 'total' },
  { key: 'actions', fixed: 'right' },
] as const;
const keysOf = (columns: readonly { key: string }[]) => columns.map(({ key }) => key);

describe('the columns of a table as a person arranges them', () => {
  it('have the order of the table until one is moved', () => {
    expect(keysOf(arrangeColumns(COLUMNS, AS_DEFINED))).toEqual([
      'id',
      'day',
      'customer',
      'total',
      'actions',
    ]);
    const moved = moveColumn(COLUMNS, AS_DEFINED, 'total', -1);
    expect(keysOf(arrangeColumns(COLUMNS, moved))).toEqual(['id', 'day', 'total', 'customer', 'actions']);
  });

  it('stay between the columns at the edges', () => {
    expect(moveColumn(COLUMNS, AS_DEFINED, 'day', -1)).toBe(AS_DEFINED);
    expect(moveColumn(COLUMNS, AS_DEFINED, 'total', 1)).toBe(AS_DEFINED);
    expect(moveColumn(COLUMNS, AS_DEFINED, 'actions', -1)).toBe(AS_DEFINED);
  });

  it('keep their order when a release adds one, and forget one that is gone', () => {
    const layout = { order: ['total', 'gone', 'day'], widths: {} };
    expect(keysOf(arrangeColumns(COLUMNS, layout))).toEqual(['id', 'total', 'customer', 'day', 'actions']);
  });

  it('are as wide as they were made, within limits [N-17-051]', () => {
    expect(widthOf(COLUMNS[1], AS_DEFINED)).toBe(98);
    expect(widthOf(COLUMNS[1], withWidth(AS_DEFINED, 'day', 210.4))).toBe(210);
    expect(widthOf(COLUMNS[1], withWidth(AS_DEFINED, 'day', 3))).toBe(56);
    expect(widthOf(COLUMNS[1], withWidth(AS_DEFINED, 'day', 9000))).toBe(640);
  });
});
