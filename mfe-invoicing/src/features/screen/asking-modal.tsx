import { useUnsavedGuard } from '@lacteos/ui/antd';
import { Button, Modal } from 'antd';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';

type Ask = (discard: () => void) => void;

const HeldQuestions = createContext<RefObject<Set<Ask>> | null>(null);

export function useDialogGuard(isDirty: () => boolean): Ask {
  const ask = useUnsavedGuard(isDirty);
  const held = useContext(HeldQuestions);
  useEffect(() => {
    if (!held) return undefined;
    const { current: questions } = held;
    questions.add(ask);
    return () => void questions.delete(ask);
  }, [held, ask]);
  return ask;
}

interface AskingModalProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  width?: number;
  closesBeside?: boolean;
  closeText?: string;
}

export function AskingModal({
  title,
  isOpen,
  onClose,
  children,
  width,
  closesBeside = false,
  closeText,
}: AskingModalProps) {
  const held = useRef(new Set<Ask>());
  const close = () => [...held.current].reduceRight<() => void>((go, ask) => () => ask(go), onClose)();
  return (
    <HeldQuestions value={held}>
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
    </HeldQuestions>
  );
}
