import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './ui.module.css';

export interface ModalProps {
  title: string;
  open: boolean;
  /** Called on Escape and on the close button. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog on the native element: the browser keeps the focus inside and gives it back. */
export function Modal({ title, open, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      if (typeof element.showModal === 'function') element.showModal();
      else element.setAttribute('open', '');
    }
    if (!open && element.open) {
      if (typeof element.close === 'function') element.close();
      else element.removeAttribute('open');
    }
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles['modal']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open ? (
        <div className={styles['modalBody']}>
          <header className={styles['modalHeader']}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles['close']} aria-label="Cerrar" onClick={onClose}>
              ×
            </button>
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
