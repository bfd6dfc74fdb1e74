import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hideNotice } from './notice-memory';
import { OWN_PAGES } from './own-pages';
import { useLinkRequest } from './use-link-request';
import { readVerification } from './verification-calls';
import styles from './verification-notice.module.css';

function useUnverifiedSince(isAsking: boolean): string | null {
  const { key } = useLocation();
  const here = useRef(key);
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    here.current = key;
  }, [key]);
  useEffect(() => {
    if (!isAsking) return undefined;
    let isWanted = true;
    const checkVerification = (): void => {
      // A failed notice is not worth an error message.
      readVerification().then(
        ({ isVerified }) => isWanted && setSince(isVerified === false ? here.current : null),
        () => undefined,
      );
    };
    // Delayed: after signing out the question would be refused.
    const timer = setTimeout(checkVerification);
    return () => {
      clearTimeout(timer);
      isWanted = false;
    };
  }, [isAsking]);
  return since;
}

/** Appears with the next page, so that nothing shifts under a tap. */
export function VerificationNotice() {
  const { key, pathname } = useLocation();
  const isOnOwnPage = OWN_PAGES.includes(pathname);
  const since = useUnverifiedSince(!isOnOwnPage);
  const [isHidden, setHidden] = useState(false);
  const { isSending, isSent, failure, send } = useLinkRequest();
  if (since === null || since === key || isHidden || isOnOwnPage) return null;
  const hide = (): void => {
    hideNotice();
    setHidden(true);
  };
  return (
    <aside className={styles['notice']} aria-label="Correo sin confirmar">
      <p role="status">
        {failure ??
          (isSent ? 'Listo: le enviamos un enlace para confirmar su correo.' : 'Correo sin confirmar.')}
      </p>
      {isSent ? null : (
        <button
          type="button"
          className={styles['send']}
          aria-disabled={isSending}
          onClick={() => (isSending ? undefined : void send())}
        >
          {isSending ? 'Enviando…' : 'Enviar de nuevo'}
        </button>
      )}
      <button type="button" className={styles['hide']} aria-label="Ocultar este aviso" onClick={hide}>
        <span aria-hidden>×</span>
      </button>
    </aside>
  );
}
