interface OpenWrite {
  readonly key: string;
  /** Null while its outcome is unknown. */
  answer: Promise<unknown> | null;
}

/** Writes without a definite answer, by what they ask for. */
export const openWrites = new Map<string, OpenWrite>();

/** Their forms are gone: the same write is another intention. */
export const forgetLostWrites = (): void => {
  for (const [identity, { answer }] of openWrites) if (!answer) openWrites.delete(identity);
};
