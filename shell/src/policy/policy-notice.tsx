import { notify } from '@lacteos/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureText } from '../session/failure-text';
import styles from '../verification/verification-notice.module.css';
import { decideConsent, readConsents } from './consent-calls';
import { hidePolicyNotice } from './policy-memory';

interface Due {
  readonly policyVersion: number;
  readonly since: string;
}

function useDue(): [Due | null, (due: null) => void] {
  const { key } = useLocation();
  const here = useRef(key);
  const [due, setDue] = useState<Due | null>(null);
  useEffect(() => {
    here.current = key;
  }, [key]);
  useEffect(() => {
    let isWanted = true;
    // A failed notice is not worth an error message.
    readConsents().then(
      ({ isAnswerDue, policyVersion }) =>
        isWanted && setDue(isAnswerDue === true ? { policyVersion, since: here.current } : null),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return [due, setDue];
}

/** Appears with the next page, so that nothing shifts under a tap. */
export function PolicyNotice() {
  const { key, pathname } = useLocation();
  const [due, setDue] = useDue();
  const [isBusy, setBusy] = useState(false);
  if (!due || due.since === key || pathname.startsWith('/legal/')) return null;
  const accept = async (): Promise<void> => {
    setBusy(true);
    try {
      const { policyVersion } = due;
      await decideConsent({ purpose: 'contract', isGiven: true, policyVersion, channel: 'notice' });
      setDue(null);
    } catch (error) {
      notify('error', 'No pudimos guardarlo', failureText(error));
      setBusy(false);
    }
  };
  const hide = (): void => {
    hidePolicyNotice();
    setDue(null);
  };
  return (
    <aside className={styles['notice']} aria-label="Política de datos">
      <p>
        ¿Acepta nuestra <Link to="/legal/datos">política de datos personales</Link>?
      </p>
      <button
        type="button"
        className={styles['send']}
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : void accept())}
      >
        {isBusy ? 'Guardando…' : 'Acepto'}
      </button>
      <button type="button" className={styles['hide']} aria-label="Preguntar después" onClick={hide}>
        <span aria-hidden>×</span>
      </button>
    </aside>
  );
}
