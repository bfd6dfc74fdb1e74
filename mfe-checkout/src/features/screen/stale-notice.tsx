import { Alert, Button } from 'antd';
import { errorText } from './error-text';

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
