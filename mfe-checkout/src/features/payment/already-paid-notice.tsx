import { ApiError } from '@lacteos/api-client';
import { Alert } from 'antd';

export interface AlreadyPaid {
  message: string;
  advice: string;
  button: string;
}

const ADVICE: Readonly<Record<string, Omit<AlreadyPaid, 'message'>>> = {
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

export function alreadyPaidOf(error: unknown): AlreadyPaid | null {
  const way = error instanceof ApiError ? ADVICE[error.code] : undefined;
  return way && error instanceof ApiError ? { message: error.message, ...way } : null;
}

export const AlreadyPaidNotice = ({ taken: { message, advice } }: { taken: AlreadyPaid }) => (
  <Alert type="warning" showIcon title={message} description={advice} />
);
