import type { InvoiceRun } from '@lacteos/contracts/schemas';
import type { ComponentProps } from '@lacteos/contracts/offers';
import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Spin } from 'antd';
import { useEffect, useState } from 'react';

import { InvoicingFrame } from '#frame/invoicing-frame';
import { GuardedModal } from '#features/screen';
import { invoiceTypesQuery } from '#features/invoice-types';
import { lastRunQuery } from './invoice-runs';
import { orderCount } from './order-count';
import { RunForm } from './run-form';
import { RunProgress } from './run-progress';

type BulkInvoiceDialogProps = ComponentProps<'mfe-invoicing', 'BulkInvoiceDialog', 1>;

function useEndedRows(run: InvoiceRun | null | undefined, onChanged: () => void): void {
  const ended = run?.rows.filter(({ outcome }) => outcome !== 'waiting' && outcome !== 'sending').length ?? 0;
  useEffect(() => {
    if (ended > 0) onChanged();
  }, [ended, onChanged]);
}

function Content({ orders, onClose, onChanged }: BulkInvoiceDialogProps) {
  const client = useQueryClient();
  const types = useQuery({ ...invoiceTypesQuery, enabled: orders.length > 0 });
  const last = useQuery(lastRunQuery);
  const [hasStarted, setStarted] = useState(orders.length === 0);
  useEndedRows(hasStarted ? last.data : null, onChanged);
  const showRun = (run: InvoiceRun) => {
    client.setQueryData(lastRunQuery.queryKey, run);
    setStarted(true);
  };
  const titles = new Map(orders.map(({ id, title }) => [id, title]));

  if (last.isPending || (!hasStarted && types.isPending)) return <Spin description="Cargando.." />;
  const failed = [last, ...(hasStarted ? [] : [types])].find(({ data }) => data === undefined);
  if (failed?.error) {
    return (
      <LoadFailure
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (hasStarted && last.data) {
    const titleOf = (id: number) => titles.get(id) ?? `Pedido ${id}`;
    return <RunProgress run={last.data} titleOf={titleOf} onRun={showRun} onClose={onClose} />;
  }
  return (
    <RunForm
      orders={orders}
      types={types.data ?? []}
      last={last.data ?? null}
      onStarted={showRun}
      onClose={onClose}
    />
  );
}

export function BulkInvoiceDialog(props: BulkInvoiceDialogProps) {
  const { orders, onClose } = props;
  const title = orders.length > 0 ? `Facturar ${orderCount(orders.length)}` : 'Facturación de varios pedidos';
  return (
    <InvoicingFrame>
      <GuardedModal title={title} isOpen onClose={onClose} width={720}>
        <Content {...props} />
      </GuardedModal>
    </InvoicingFrame>
  );
}
