import type { ApiError } from '@lacteos/api-client';
import { Alert, Button } from 'antd';

interface LoadFailureProps {
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A list that could not be read: the server's text, and a way to try again unless that would change nothing. */
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
