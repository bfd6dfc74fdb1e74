import { useState } from 'react';
import { failureText } from '../session/failure-text';
import { requestLink } from './verification-calls';

/** Asks for a mail with a link that verifies the address; the server has a budget for each address. */
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
