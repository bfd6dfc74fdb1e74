/** A reason to stop that the person at the keyboard can act on: it is shown without a stack. */
export class StopError extends Error {
  /** @param {string} message what is wrong, and what to do @param {string} [details] e.g. the end of a log */
  constructor(message, details = '') {
    super(message);
    this.name = 'StopError';
    this.details = details;
  }
}

/** Shows why a command stops; what we did not foresee keeps its stack. */
export const explain = (error) => {
  if (!(error instanceof StopError)) return console.error(error);
  if (error.details) console.error(error.details);
  console.error(`✖ ${error.message}`);
};
