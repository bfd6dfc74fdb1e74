/** Prefix of values that signing out removes and a lapsed session keeps. */
export const OF_PERSON = 'lacteos.person.';

const OF_CHECKOUT = 'lacteos.checkout.draft.';

function dropFromTab(prefix: string): void {
  try {
    const { sessionStorage } = globalThis;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

export const dropPersonValues = (): void => dropFromTab(OF_PERSON);

/** Call it however the session ended: the sealed copy survives a lapse. */
export const dropCheckoutForms = (): void => dropFromTab(OF_CHECKOUT);
