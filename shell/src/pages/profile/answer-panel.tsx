import { Alert, Button, Skeleton } from '@lacteos/ui';
import type { ReactNode } from 'react';
import type { Answer } from '../../session/use-answer';
import { AccountPanel } from '../account/account-panel';

interface AnswerPanelProps<T> {
  title: string;
  loading: string;
  failed: string;
  answer: Answer<T>;
  reload: () => Promise<void>;
  children: (data: T) => ReactNode;
}

export function AnswerPanel<T>({ title, loading, failed, answer, reload, children }: AnswerPanelProps<T>) {
  return (
    <AccountPanel title={title}>
      {answer.state === 'loading' ? <Skeleton rows={3} label={loading} /> : null}
      {answer.state === 'failed' ? (
        <>
          <Alert title={failed}>{answer.message}</Alert>
          <Button look="secondary" onClick={() => void reload()}>
            Reintentar
          </Button>
        </>
      ) : null}
      {answer.state === 'ready' ? children(answer.data) : null}
    </AccountPanel>
  );
}
