/** The shop's port from a setting; throws a StopError that says what is wrong with it. */
export const shopPort: (text: string | undefined, command?: string) => number;
/** That port when it is free (any free one for 0); throws a StopError otherwise. */
export const requireFree: (port: number, command?: string) => Promise<number>;
/** The first port from `first` on that is free and not in `taken`. */
export const nextFree: (first: number, taken?: Set<number>) => Promise<number>;
/** A port that is free at this moment and not in `taken`; added to it. */
export const anyFreePort: (taken?: Set<number>) => Promise<number>;
/** The ports of the processes behind a shop's own port, by name; those of any shop are any free ones. */
export const innerPorts: (
  shopPort: number,
  options: { isAnyPort: boolean; behind?: object },
) => Promise<Record<'api' | 'siigo' | 'wompi' | 'smtp' | 'mailbox' | 'desk', string>>;
