import { useUnsavedGuard } from '@lacteos/ui/antd';
import { Button, Modal } from 'antd';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';

type DialogGuard = (discard: () => void) => void;

const DialogGuards = createContext<RefObject<Set<DialogGuard>> | null>(null);

export function useDialogGuard(isDirty: () => boolean): DialogGuard {
  const ask = useUnsavedGuard(isDirty);
  const held = useContext(DialogGuards);
  useEffect(() => {
    if (!held) return undefined;
    const { current: questions } = held;
    questions.add(ask);
    return () => void questions.delete(ask);
  }, [held, ask]);
  return ask;
}

interface GuardedModalProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  width?: number;
  closesBeside?: boolean;
  closeText?: string;
}

export function GuardedModal({
  title,
  isOpen,
  onClose,
  children,
  width,
  closesBeside = false,
  closeText,
}: GuardedModalProps) {
  const held = useRef(new Set<DialogGuard>());
  const close = () => [...held.current].reduceRight<() => void>((go, ask) => () => ask(go), onClose)();
  return (
    <DialogGuards value={held}>
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
    </DialogGuards>
  );
}
