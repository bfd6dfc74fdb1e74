/** Begins the name of what this tab keeps of a person's typing: signing out removes it, a session that lapses does not. */
export const OF_PERSON = 'lacteos.person.';

/** Begins the name of a form of the checkout that was begun in this tab. */
const OF_CHECKOUT = 'lacteos.checkout.draft.';

function dropFromTab(prefix: string): void {
  try {
    const { sessionStorage } = globalThis;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

/** Removes from this tab what its person typed and did not send. */
export const dropPersonValues = (): void => dropFromTab(OF_PERSON);

/** Removes the legible forms of the checkout however the session ended; after a lapse the sealed copy is left. */
export const dropCheckoutForms = (): void => dropFromTab(OF_CHECKOUT);
