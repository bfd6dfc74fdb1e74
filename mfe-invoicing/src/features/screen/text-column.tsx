import type { ProColumns } from '@ant-design/pro-components';
import { CutText } from '@lacteos/ui/antd';

export type BoundedColumn<Row> = ProColumns<Row> & {
  width: number;
  /** Only for plain texts. */
  textOf?: (row: Row) => string;
};

export const textColumnOf =
  <Row,>() =>
  (
    title: string,
    width: number,
    valueOf: (row: Row) => string | number | null,
    more: ProColumns<Row> = {},
  ): BoundedColumn<Row> => {
    const textOf = (row: Row) => String(valueOf(row) ?? '');
    return {
      title,
      key: title,
      render: (_cell, row) => <CutText>{textOf(row)}</CutText>,
      ...more,
      textOf,
      width,
    };
  };

export const boundedTable = <Row,>(columns: readonly BoundedColumn<Row>[]) => ({
  tableLayout: 'fixed' as const,
  scroll: { x: columns.reduce((sum, { width }) => sum + width, 0) },
});
