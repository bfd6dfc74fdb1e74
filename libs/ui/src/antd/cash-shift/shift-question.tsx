import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';

import { CashCount } from './cash-count';
import { countedPieces, hasUnreadCount, type Counts } from './counted-cash';

export type ShiftAnswer = 'opened' | 'without';
/** @throws with the code of the refusal */
export type OpenShift = (counts: ReturnType<typeof countedPieces>) => Promise<unknown>;

interface ShiftQuestionProps {
  /** Whether staff may confirm cash without a shift. */
  mayGoWithout: boolean;
  openShift: OpenShift;
  /** Null: cancelled. */
  answer: (choice: ShiftAnswer | null) => void;
}

/** Already opened, e.g. when the first answer was lost. */
const ALREADY_OPEN = 'CASH_DESK.SHIFT_OPEN';

export function ShiftQuestion({ mayGoWithout, openShift, answer }: ShiftQuestionProps) {
  const [counts, setCounts] = useState<Counts>({});
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => {
    setIsOpening(true);
    setProblem(null);
    try {
      await openShift(countedPieces(counts));
      answer('opened');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === ALREADY_OPEN) return answer('opened');
      setProblem((error as Error).message);
      setIsOpening(false);
    }
  };
  return (
    <Modal
      open
      title="No tiene un turno de caja abierto"
      mask={{ closable: false }}
      onCancel={() => answer(null)}
      footer={[
        <Button key="leave" disabled={isOpening} onClick={() => answer(null)}>
          Volver
        </Button>,
        mayGoWithout && (
          <Button key="without" disabled={isOpening} onClick={() => answer('without')}>
            Registrar sin turno
          </Button>
        ),
        <Button
          key="open"
          type="primary"
          loading={isOpening}
          disabled={hasUnreadCount(counts)}
          onClick={() => void open()}
        >
          Abrir turno
        </Button>,
      ]}
    >
      <p>
        El efectivo queda en el turno de quien lo recibe. Cuente lo que hay en su caja antes de recibirlo y
        abra el turno: lo que escribió del pago sigue aquí.
      </p>
      {mayGoWithout && <p>Sin turno, el efectivo queda en la lista «Efectivo sin turno» de la caja.</p>}
      {problem && <Alert type="error" role="alert" showIcon title={problem} />}
      <CashCount counts={counts} onChange={setCounts} />
    </Modal>
  );
}
