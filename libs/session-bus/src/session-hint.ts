import { SIGNED_IN_COOKIE } from '@lacteos/contracts/cookies';

const A_YEAR_S = 31_536_000;

const write = (value: string, maxAge: number): void => {
  if (typeof document !== 'undefined')
    document.cookie = `${SIGNED_IN_COOKIE}=${value}; Path=/; SameSite=Strict; Max-Age=${maxAge}`;
};

/** Tells the gateway to preload no anonymous data. */
export const writeSessionHint = (): void => write('1', A_YEAR_S);

export const removeSessionHint = (): void => write('', 0);
