import { useEffect, useState } from 'react';
import styles from './ui.module.css';

export type NoticeKind = 'success' | 'error' | 'info';
interface Notice {
  id: number;
  kind: NoticeKind;
  title: string;
  text: string;
}

const NOTICE_EVENT = 'lacteos:notice';
const VISIBLE_MS = 6000;
let lastId = 0;

/**
 * Shows a short message in the shell's toast host. It travels as a DOM event, because shell and remotes
 * have their own copies of this library.
 */
export function notify(kind: NoticeKind, title: string, text = ''): void {
  lastId += 1;
  const detail: Notice = { id: Date.now() * 1000 + lastId, kind, title, text };
  window.dispatchEvent(new CustomEvent<Notice>(NOTICE_EVENT, { detail }));
}

/** The live region where `notify` messages appear; the shell renders it once. */
export function ToastHost() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const show = (event: Event): void => {
      const notice = (event as CustomEvent<Notice>).detail;
      setNotices((shown) => [...shown.slice(-2), notice]);
      timers.add(
        setTimeout(() => setNotices((shown) => shown.filter(({ id }) => id !== notice.id)), VISIBLE_MS),
      );
    };
    window.addEventListener(NOTICE_EVENT, show);
    return () => {
      window.removeEventListener(NOTICE_EVENT, show);
      timers.forEach(clearTimeout);
    };
  }, []);

  const close = (id: number): void => setNotices((shown) => shown.filter((notice) => notice.id !== id));
  return (
    <div className={styles['toasts']} role="status" aria-live="polite">
      {notices.map(({ id, kind, title, text }) => (
        <div key={id} className={`${styles['toast']} ${styles[kind]}`}>
          <div>
            <strong>{title}</strong>
            {text ? <p>{text}</p> : null}
          </div>
          <button
            type="button"
            className={styles['close']}
            aria-label="Cerrar mensaje"
            onClick={() => close(id)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
