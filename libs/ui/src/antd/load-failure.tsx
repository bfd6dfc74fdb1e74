import { Alert, Button } from 'antd';

/** HTTP status (0 without an answer) and the server's Spanish text. */
interface FailedCall {
  status: number;
  message: string;
}

interface LoadFailureProps {
  error: FailedCall;
  isRetrying: boolean;
  onRetry: () => void;
  isPart?: boolean;
  forbiddenAdvice?: string;
}

const ASK_FOR_ACCESS =
  'Si necesita verla, pida a un superadministrador que revise el rol de su cuenta y vuelva a iniciar sesión.';

export function LoadFailure({
  error,
  isRetrying,
  onRetry,
  isPart = false,
  forbiddenAdvice = ASK_FOR_ACCESS,
}: LoadFailureProps) {
  if (error.status === 403) {
    return isPart ? (
      <Alert type="warning" showIcon title="Su cuenta no tiene permiso para ver esta parte." />
    ) : (
      <Alert
        type="warning"
        showIcon
        title="Su cuenta no tiene permiso para ver esta página."
        description={forbiddenAdvice}
      />
    );
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
