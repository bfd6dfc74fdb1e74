import { Alert, Button } from 'antd';

/** What is shown of a failed call: its HTTP status (0 without an answer) and the server's Spanish text. */
interface FailedCall {
  status: number;
  message: string;
}

interface LoadFailureProps {
  error: FailedCall;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Something that could not be read: the server's text, and a way to try again unless that would change nothing. */
export function LoadFailure({ error, isRetrying, onRetry }: LoadFailureProps) {
  if (error.status === 403) {
    return <Alert type="warning" showIcon title="Su cuenta no tiene permiso para ver esta página." />;
  }
  return (
    <Alert
      type="error"
      showIcon
      title={error.message || 'An error occurred'}
      action={
        <Button loading={isRetrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    />
  );
}
