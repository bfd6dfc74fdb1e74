import type { ProColumns } from '@ant-design/pro-components';
import { CutText } from '@lacteos/ui/antd';

export type BoundedColumn<Row> = ProColumns<Row> & {
  width: number;
  /** The text that it shows, if it shows nothing else. */
  textOf?: (row: Row) => string;
};

/** Makes the columns of a table that show one text of a row each, cut to one line; what is unknown stays empty. */
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

/** What the table of bounded columns takes beside them: its width, from which it scrolls sideways inside itself. */
export const boundedTable = <Row,>(columns: readonly BoundedColumn<Row>[]) => ({
  tableLayout: 'fixed' as const,
  scroll: { x: columns.reduce((sum, { width }) => sum + width, 0) },
});
