import { ApiError } from '@lacteos/api-client';
import { LoadFailure } from '@lacteos/ui/antd';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { errorText } from './error-text';

interface ErrorStateProps {
  title?: ReactNode;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  isPart?: boolean;
}

/** Without a retry where the permission is missing. */
export function ErrorState({
  title = 'No se pudo cargar',
  error,
  isRetrying,
  onRetry,
  isPart = false,
}: ErrorStateProps) {
  if (error instanceof ApiError && error.status === 403)
    return (
      <LoadFailure
        error={error}
        isRetrying={isRetrying}
        onRetry={onRetry}
        isPart={isPart}
        forbiddenAdvice="Si es suya, inicie sesión con la cuenta a la que pertenece."
      />
    );
  // A retry would not help.
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      title={title}
      description={errorText(error)}
      action={
        isMissing ? undefined : (
          <Button onClick={onRetry} loading={isRetrying} size="large">
            Reintentar
          </Button>
        )
      }
    />
  );
}
