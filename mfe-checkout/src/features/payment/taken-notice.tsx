import { ApiError } from '@lacteos/api-client';
import { Alert } from 'antd';

export interface Taken {
  message: string;
  advice: string;
  button: string;
}

const WAYS: Readonly<Record<string, Omit<Taken, 'message'>>> = {
  'ORDERS.ALREADY_PAID': {
    advice:
      'Su registro no se guardó; lo que escribió sigue aquí. Si usted también recibió este dinero, regístrelo como pago doble para devolver uno de los dos.',
    button: 'Registrar como pago doble',
  },
  'ORDERS.CANCELLED': {
    advice:
      'Su registro no se guardó; lo que escribió sigue aquí. Si usted recibió este dinero, regístrelo para devolverlo.',
    button: 'Registrar para devolverlo',
  },
};

export function takenBy(error: unknown): Taken | null {
  const way = error instanceof ApiError ? WAYS[error.code] : undefined;
  return way && error instanceof ApiError ? { message: error.message, ...way } : null;
}

export const TakenNotice = ({ taken: { message, advice } }: { taken: Taken }) => (
  <Alert type="warning" showIcon title={message} description={advice} />
);
