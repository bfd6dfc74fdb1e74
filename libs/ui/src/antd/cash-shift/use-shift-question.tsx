import { useState, type ReactNode } from 'react';

import { ShiftQuestion, type OpenShift, type ShiftAnswer } from './shift-question';

/** Cash needs an open shift, or a confirmation. */
const REFUSED = 'CASH_DESK.NO_SHIFT';
const ASKED = 'CASH_DESK.NO_SHIFT_UNCONFIRMED';

interface Question {
  mayGoWithout: boolean;
  answer: (how: ShiftAnswer | null) => void;
}
interface ShiftGuard {
  /** Retries once a shift is open or its absence is confirmed. @throws the refusal otherwise */
  withShift: <T>(send: (isWithoutShift: boolean) => Promise<T>) => Promise<T>;
  /** Asks before anything is sent; null when cancelled. */
  confirmShift: (mayGoWithout: boolean) => Promise<ShiftAnswer | null>;
  question: ReactNode;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

export function useShiftQuestion(openShift: OpenShift): ShiftGuard {
  const [open, setOpen] = useState<Question | null>(null);
  const confirmShift = (mayGoWithout: boolean): Promise<ShiftAnswer | null> =>
    new Promise((resolve) => {
      const answer = (how: ShiftAnswer | null): void => {
        setOpen(null);
        resolve(how);
      };
      setOpen({ mayGoWithout, answer });
    });
  const withShift: ShiftGuard['withShift'] = async (send) => {
    try {
      return await send(false);
    } catch (error) {
      const code = codeOf(error);
      if (code !== REFUSED && code !== ASKED) throw error;
      const how = await confirmShift(code === ASKED);
      if (how === null) throw error;
      return send(how === 'without');
    }
  };
  return { withShift, confirmShift, question: open && <ShiftQuestion {...open} openShift={openShift} /> };
}
