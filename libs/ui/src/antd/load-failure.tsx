import { Alert, Button } from 'antd';

/** What is shown of a failed call: its HTTP status (0 without an answer) and the server's Spanish text. */
interface FailedCall {
  status: number;
  message: string;
}

interface LoadFailureProps {
  error: FailedCall;
  isRetrying: boolean;
  onRetry: () => void;
  /** Whether it is one of several parts of a page: what to do about a missing permission is said once, by the page. */
  isPart?: boolean;
  /** Advice for a missing permission: whom staff should ask, unless customers see the page too. */
  forbiddenAdvice?: string;
}

const ASK_FOR_ACCESS =
  'Si necesita verla, pida a un superadministrador que revise el rol de su cuenta y vuelva a iniciar sesión.';

/** Something that could not be read: the server's text, and a way to try again unless that would change nothing. */
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
