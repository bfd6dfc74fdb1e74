import { ApiError } from '@lacteos/api-client';
import { TEXTS } from '@lacteos/contracts/validation';
import { useState } from 'react';

export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : TEXTS.tryAgain;

export const useWork = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = (work: () => Promise<void>, onDone: () => void): void => {
    setBusy(true);
    setFailure(null);
    work().then(onDone, (error: unknown) => {
      setBusy(false);
      setFailure(failureText(error));
    });
  };
  return { isBusy, failure, setFailure, run };
};
