import { ProTable } from '@ant-design/pro-components';
import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import { useIsBelow } from '@lacteos/ui';
import { Button, Empty } from 'antd';

import { boundedTable, RowCards, screenStyles } from '#features/screen';
import { INVOICE_TYPE_COLUMNS } from './invoice-type-columns';

interface InvoiceTypesTableProps {
  total: number;
  types: InvoiceType[];
  onClear: () => void;
}

const countText = (shown: number, total: number): string =>
  shown === total ? `${total} tipos de factura` : `${shown} de ${total} tipos de factura`;

export function InvoiceTypesTable({ total, types, onClear }: InvoiceTypesTableProps) {
  const isFilteredAway = total > 0 && types.length === 0;
  const isNarrow = useIsBelow('md');
  const empty = (
    <Empty
      description={
        isFilteredAway
          ? 'Ningún tipo de factura coincide con la búsqueda.'
          : 'SIIGO todavía no tiene tipos de factura.'
      }
    >
      {isFilteredAway && <Button onClick={onClear}>Ver todos</Button>}
    </Empty>
  );
  return (
    <>
      <p className={screenStyles.invoicingPageNote} role="status">
        {countText(types.length, total)}
      </p>
      <div className={screenStyles.invoicingTable}>
        {isNarrow ? (
          <RowCards columns={INVOICE_TYPE_COLUMNS} rows={types} label="tipos de factura" empty={empty} />
        ) : (
          <ProTable<InvoiceType>
            rowKey="id"
            columns={INVOICE_TYPE_COLUMNS}
            dataSource={types}
            search={false}
            options={false}
            pagination={false}
            size="middle"
            {...boundedTable(INVOICE_TYPE_COLUMNS)}
            cardProps={{ styles: { body: { padding: 0 } } }}
            showSorterTooltip={false}
            locale={{
              emptyText: empty,
            }}
          />
        )}
      </div>
    </>
  );
}
