import { useRef, useState } from 'react';
import { errorText } from './error-text';
import type { Notice } from './notice-dialog';

interface Registration {
  send: () => Promise<unknown>;
  onDone: () => void;
  onFailed: () => void;
}

const failed = (error: unknown): Notice => ({
  kind: 'error',
  title: 'Error',
  text: 'Hubo un error al procesar tu solicitud.',
  reason: errorText(error),
});

export function useRegistration({ send, onDone, onFailed }: Registration) {
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [error, setError] = useState<unknown>(null);
  const submit = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await send();
      onDone();
    } catch (reason) {
      setError(reason);
      setNotice(failed(reason));
      onFailed();
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };
  return { submit, isSending, notice, setNotice, error };
}
