import type { CashShift } from '@lacteos/contracts/schemas';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';

import { movementsQuery } from './cash-desk-queries';
import styles from './cash-desk.module.css';
import { Movements } from './movements';

export function ShiftMovements({ shift, onClose }: { shift: CashShift; onClose: () => void }) {
  const found = useQuery(movementsQuery(shift.id));
  const caption = `Turno ${shift.id} de ${shift.user}`;
  return (
    <Modal open width={960} title="Movimientos del turno" footer={null} onCancel={onClose}>
      <div className={styles.cashShifts}>
        {found.isError && (
          <LoadFailure
            isPart
            error={found.error}
            isRetrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.isPending && <LoadingSkeleton />}
        {found.data?.total === 0 && <p>Este turno no tiene movimientos.</p>}
        {found.data && found.data.total > 0 && (
          <Movements caption={caption} movements={found.data.movements} />
        )}
        {found.data && found.data.total > found.data.movements.length && (
          <p>
            Se muestran los últimos {found.data.movements.length} de {found.data.total}.
          </p>
        )}
      </div>
    </Modal>
  );
}
