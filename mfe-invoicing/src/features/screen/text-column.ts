import type { ProColumns } from '@ant-design/pro-components';

/** Makes the columns of a table that show one text of a row each; what is unknown stays empty. */
export const textColumnOf =
  <Row>() =>
  (
    title: string,
    valueOf: (row: Row) => string | number | null,
    more: ProColumns<Row> = {},
  ): ProColumns<Row> => ({
    title,
    key: title,
    render: (_cell, row) => valueOf(row) ?? '',
    ...more,
  });
