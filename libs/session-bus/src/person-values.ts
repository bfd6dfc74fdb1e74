/** Begins the name of what this tab keeps of a person's typing: signing out removes it, a session that lapses does not. */
export const OF_PERSON = 'lacteos.person.';

/** Removes from this tab what its person typed and did not send. */
export function dropPersonValues(): void {
  try {
    const { sessionStorage } = globalThis;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(OF_PERSON)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
