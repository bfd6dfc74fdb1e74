import type { CashShift } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { Button } from 'antd';
import { useState } from 'react';

import { ShiftMovements } from './shift-movements';

/** Opens the movements behind the sum. */
export function ShiftExpected({ shift }: { shift: CashShift }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        data-printed
        onClick={() => setShown(true)}
        aria-label={`Movimientos del turno ${shift.id}`}
      >
        {shift.expectedCash === null ? 'Después de contar' : formatMoney(shift.expectedCash)}
      </Button>
      {isShown && <ShiftMovements shift={shift} onClose={() => setShown(false)} />}
    </>
  );
}
