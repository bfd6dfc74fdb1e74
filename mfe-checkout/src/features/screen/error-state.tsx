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

/**
 * Red alert of a part that could not be loaded, with the way to try again; what the account may not see says so without
 * one, as the office's pages do.
 */
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
  // Another attempt finds no more than this one.
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
