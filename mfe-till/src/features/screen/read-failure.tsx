import { Alert, Button } from '@lacteos/ui';
import type { Read } from './use-read';

export function ReadFailure({ read }: { read: Pick<Read<unknown>, 'error' | 'reload' | 'isReading'> }) {
  if (!read.error) return null;
  return (
    <Alert title="No se pudo leer">
      <p>{read.error.message}</p>
      <Button look="secondary" isPending={read.isReading} onClick={() => void read.reload()}>
        Reintentar
      </Button>
    </Alert>
  );
}
