import { UNEXPECTED_TEXT } from '@lacteos/contracts/general-texts';
import { ApiError } from '@lacteos/api-client';
import { Alert, Button } from '@lacteos/ui';

export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : UNEXPECTED_TEXT;

/** libs/ui/antd's would bring antd to the first page (docs/adr/0021). */
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
