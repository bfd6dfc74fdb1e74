import { useState } from 'react';
import { failureText } from '../session/failure-text';
import { requestLink } from './verification-calls';

/** The server limits mails per address. */
export function useLinkRequest() {
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      await requestLink();
      setSent(true);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setSending(false);
    }
  };
  return { isSending, isSent, failure, send };
}
