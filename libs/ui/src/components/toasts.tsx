import { useEffect, useState } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
interface Toast {
  id: number;
  kind: ToastKind;
  title: string;
  text: string;
}

const EVENT = 'lacteos:toast';
/** Failures may have to be read twice. */
const SHOWN_MS: Record<ToastKind, number> = { success: 4_000, info: 8_000, error: 8_000 };
let lastId = 0;

export const notify = (kind: ToastKind, title: string, text = ''): void => {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: { kind, title, text } }));
};

const ToastCard = ({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) => {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onClose(toast.id), SHOWN_MS[toast.kind]);
    return () => clearTimeout(timer);
  }, [toast.id, toast.kind, isHeld, onClose]);
  const hold = (held: boolean) => () => setHeld(held);
  return (
    <div
      className={`ui-toast ui-toast--${toast.kind}`}
      onMouseEnter={hold(true)}
      onMouseLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <div>
        <p className="ui-toast__title">{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <button
        type="button"
        className="ui-modal__close"
        aria-label={`Cerrar aviso: ${toast.title}`}
        onClick={() => onClose(toast.id)}
      >
        ×
      </button>
    </div>
  );
};

export const ToastHost = () => {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [close] = useState(
    () => (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
  );
  useEffect(() => {
    const show = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      lastId += 1;
      const toast: Toast = { ...event.detail, id: lastId };
      setToasts((shown) => [...shown.slice(-2), toast]);
    };
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);
  return (
    <div className="ui-toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={close} />
      ))}
    </div>
  );
};
