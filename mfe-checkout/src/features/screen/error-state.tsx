import { Alert, Button } from 'antd';
import { errorText } from './error-text';

interface ErrorStateProps {
  title?: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Red alert of a part that could not be loaded, with the way to try again. */
export function ErrorState({ title = 'No se pudo cargar', error, isRetrying, onRetry }: ErrorStateProps) {
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      title={title}
      description={errorText(error)}
      action={
        <Button onClick={onRetry} loading={isRetrying} size="large">
          Reintentar
        </Button>
      }
    />
  );
}
