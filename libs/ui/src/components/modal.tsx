import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface ModalProps {
  title: string;
  onClose: () => void;
  isWide?: boolean;
  children: ReactNode;
}

export const Modal = ({ title, onClose, isWide = false, children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element) return;
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    return () => {
      element.close?.();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'ui-modal ui-modal--wide' : 'ui-modal'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="ui-modal__head">
        <h2 className="ui-modal__title" id={titleId}>
          {title}
        </h2>
        <button type="button" className="ui-modal__close" aria-label="Cerrar" onClick={onClose}>
          ×
        </button>
      </div>
      <div className="ui-modal__body">{children}</div>
    </dialog>
  );
};
