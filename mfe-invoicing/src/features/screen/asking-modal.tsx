import { useUnsavedGuard } from '@lacteos/ui/antd';
import { Button, Modal } from 'antd';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';

type Ask = (discard: () => void) => void;

const atOnce: Ask = (discard) => discard();
const HeldQuestion = createContext<RefObject<Ask> | null>(null);

/** Asks before unsaved changes are lost, also when the dialog around is closed. */
export function useDialogGuard(isDirty: () => boolean): Ask {
  const ask = useUnsavedGuard(isDirty);
  const held = useContext(HeldQuestion);
  useEffect(() => {
    if (!held) return undefined;
    held.current = ask;
    return () => {
      held.current = atOnce;
    };
  }, [held, ask]);
  return ask;
}

interface AskingModalProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  width?: number;
  /** Whether a click beside it closes it. */
  closesBeside?: boolean;
  /** Text of the button that closes it, if it has one. */
  closeText?: string;
}

/** A dialog that asks, when it is closed, what the form in it says with {@link useDialogGuard}. */
export function AskingModal({
  title,
  isOpen,
  onClose,
  children,
  width,
  closesBeside = false,
  closeText,
}: AskingModalProps) {
  const held = useRef<Ask>(atOnce);
  const close = () => held.current(onClose);
  return (
    <HeldQuestion value={held}>
      <Modal
        title={title}
        open={isOpen}
        onCancel={close}
        {...(width === undefined ? {} : { width })}
        destroyOnHidden
        mask={{ closable: closesBeside }}
        footer={closeText === undefined ? null : <Button onClick={close}>{closeText}</Button>}
      >
        {children}
      </Modal>
    </HeldQuestion>
  );
}
