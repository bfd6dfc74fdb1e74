import { SIGNED_IN_COOKIE } from '@lacteos/contracts/cookies';

const YEAR_SECONDS = 31_536_000;

const write = (value: string, maxAge: number): void => {
  if (typeof document !== 'undefined')
    document.cookie = `${SIGNED_IN_COOKIE}=${value}; Path=/; SameSite=Strict; Max-Age=${maxAge}`;
};

/** Tells the gateway to preload no anonymous data. */
export const writeSessionHint = (): void => write('1', YEAR_SECONDS);

export const removeSessionHint = (): void => write('', 0);
