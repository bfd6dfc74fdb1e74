import type { OrderRow } from '@lacteos/contracts/schemas';
import { DispatchDialog, type DispatchRun } from '@lacteos/ui/antd';
import { App } from 'antd';

import { bulkRuns, useBulkRun } from '#features/bulk-runs';
import { registerDispatch } from '../api/dispatch-orders';

interface BulkDispatchProps {
  orders: readonly OrderRow[];
  onClose: () => void;
  onChanged: () => void;
}

/** Dispatches go on when their dialog closes. */
function useDispatchRun(onChanged: () => void): DispatchRun {
  const { id, run } = useBulkRun();
  const ownRun = () => bulkRuns.read().find((each) => each.id === id);
  return {
    done: run?.done ?? [],
    isSending: run?.isSending ?? false,
    start: async (tasks) => {
      if (ownRun()?.isSending) return null;
      if (await bulkRuns.start({ id, subject: 'despachos', tasks, onEnd: onChanged })) return [];
      const failures = ownRun()?.failures ?? [];
      return failures.length > 0 ? failures : null;
    },
    stop: () => bulkRuns.stop(id),
  };
}

export function BulkDispatchDialog({ orders, onClose, onChanged }: BulkDispatchProps) {
  const { notification } = App.useApp();
  return (
    <DispatchDialog
      orders={orders}
      register={registerDispatch}
      run={useDispatchRun(onChanged)}
      onClose={onClose}
      onDone={() => {
        notification.success({
          title: '¡Éxito!',
          description: 'Datos envio se registro exitosamente.',
          role: 'status',
        });
        onClose();
      }}
    />
  );
}
