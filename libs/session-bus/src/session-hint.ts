const NAME = 'lacteos_signed_in';
const A_YEAR_S = 31_536_000;

const write = (value: string, maxAge: number): void => {
  if (typeof document !== 'undefined')
    document.cookie = `${NAME}=${value}; Path=/; SameSite=Strict; Max-Age=${maxAge}`;
};

/** Tells the gateway, not as a proof of anything, that this browser asks as somebody: it then preloads no anonymous data. */
export const leaveSessionHint = (): void => write('1', A_YEAR_S);

/** Takes the hint back, as a sign-out must. */
export const removeSessionHint = (): void => write('', 0);
