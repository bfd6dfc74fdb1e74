import type { InvoiceRun } from '@lacteos/contracts/schemas';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';

import { lastRunQuery } from '../api/last-invoice-run';
import { useOrderDialogs } from './order-dialogs';

const DAY_MS = 86_400_000;

function noticeOf(run: InvoiceRun): { title: string; type: 'info' | 'warning' } | null {
  const count = (...outcomes: string[]) =>
    run.rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const all = run.rows.length;
  if (run.isRunning)
    return {
      title: `Facturando pedidos: ${all - count('waiting', 'sending')} de ${all} listos.`,
      type: 'info',
    };
  const failed = count('failed', 'cancelled');
  const isRecent = Date.now() - new Date(run.createdAt).getTime() < DAY_MS;
  if (failed === 0 || !isRecent) return null;
  return {
    title: `Pedidos que mandó facturar y quedaron sin factura: ${failed} de ${all}.`,
    type: 'warning',
  };
}

// Dismissed notices stay hidden as long as the tab is open.
const dismissed = new Set<number>();

export function InvoiceRunNotice() {
  const { data: run } = useQuery(lastRunQuery);
  const dialogs = useOrderDialogs();
  const [, setDismissed] = useState(0);
  const notice = run && !dismissed.has(run.id) ? noticeOf(run) : null;
  if (!run || !notice) return null;
  return (
    <Alert
      {...notice}
      showIcon
      role="status"
      closable={{
        'aria-label': 'Ocultar el aviso',
        onClose: () => {
          dismissed.add(run.id);
          setDismissed(run.id);
        },
      }}
      action={
        <Button size="small" onClick={() => dialogs.invoiceMany([])}>
          Ver
        </Button>
      }
    />
  );
}
