import { Alert, Button } from 'antd';
import { errorText } from './error-text';

/** Says that the data shown are the last known ones, because they could not be read again. */
export function StaleNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title="Mostramos los últimos datos guardados"
      description={errorText(error)}
      action={
        <Button onClick={onRetry} size="large">
          Reintentar
        </Button>
      }
    />
  );
}
