import { ApiError } from '@lacteos/api-client';
import { Alert, Button } from '@lacteos/ui';

const UNEXPECTED = 'Ocurrió un error inesperado.';

/** The text of a failed call that a visitor may read. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : UNEXPECTED;

/** The red alert of a failed load, with the way to try again. */
export function LoadFailure({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <Alert title={title}>
      <p>{failureText(error)}</p>
      <Button look="secondary" onClick={onRetry}>
        Intentar de nuevo
      </Button>
    </Alert>
  );
}
