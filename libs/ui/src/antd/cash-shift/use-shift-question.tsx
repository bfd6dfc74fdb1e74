import { useState, type ReactNode } from 'react';

import { ShiftQuestion, type OpenShift, type ShiftAnswer } from './shift-question';

/** Cash is refused without an open shift, or asked about. */
const REFUSED = 'CASH_DESK.NO_SHIFT';
const ASKED = 'CASH_DESK.NO_SHIFT_UNCONFIRMED';

interface Question {
  mayGoWithout: boolean;
  answer: (how: ShiftAnswer | null) => void;
}
interface ShiftGuard {
  /**
   * Sends a call that moves cash. Refused for want of a shift it is sent again once the person has opened one in place, or,
   * where that is allowed, confirmed that the cash stands in none. @throws the refusal when they do neither
   */
  withShift: <T>(send: (isWithoutShift: boolean) => Promise<T>) => Promise<T>;
  /** Asks how to go on, before anything is sent; null when the person leaves. */
  ask: (mayGoWithout: boolean) => Promise<ShiftAnswer | null>;
  question: ReactNode;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** For what moves cash: opens a shift where there is none, and leaves what was typed below. Render `question`. */
export function useShiftQuestion(openShift: OpenShift): ShiftGuard {
  const [open, setOpen] = useState<Question | null>(null);
  const ask = (mayGoWithout: boolean): Promise<ShiftAnswer | null> =>
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
      const how = await ask(code === ASKED);
      if (how === null) throw error;
      return send(how === 'without');
    }
  };
  return { withShift, ask, question: open && <ShiftQuestion {...open} openShift={openShift} /> };
}
