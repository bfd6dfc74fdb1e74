/** @throws StopError for an invalid port */
export const shopPort: (text: string | undefined, command?: string) => number;
/** 0 takes any free port. @throws StopError when it is taken */
export const requireFree: (port: number, command?: string) => Promise<number>;
export const nextFree: (first: number, taken?: Set<number>) => Promise<number>;
/** Adds the port to `taken`. */
export const anyFreePort: (taken?: Set<number>) => Promise<number>;
export const innerPorts: (
  shopPort: number,
  options: { isAnyPort: boolean; behind?: object },
) => Promise<Record<'api' | 'siigo' | 'wompi' | 'smtp' | 'mailbox' | 'desk', string>>;
