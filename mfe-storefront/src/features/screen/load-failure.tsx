import { UNEXPECTED_TEXT } from '@lacteos/contracts/general-texts';
import { ApiError } from '@lacteos/api-client';
import { Alert, Button } from '@lacteos/ui';

/** The text of a failed call that a visitor may read. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : UNEXPECTED_TEXT;

/** The red alert of a failed load, with the way to try again; that of libs/ui/antd would bring antd to the first page (ADR 31). */
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
