/** A port that nobody listens on right now. */
export const anyFreePort: () => Promise<number | null>;
