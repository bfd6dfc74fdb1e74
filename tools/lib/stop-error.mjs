/** An error that the user can act on; it is shown without a stack. */
export class StopError extends Error {
  /** @param {string} message what is wrong, and what to do @param {string} [details] e.g. the end of a log */
  constructor(message, details = '') {
    super(message, details ? { cause: new Error(details) } : {});
    this.name = 'StopError';
  }
}

/** Prints why a command stops; unexpected errors keep their stack. */
export const explain = (error) => {
  if (!(error instanceof StopError)) return console.error(error);
  if (error.cause) console.error(error.cause.message);
  console.error(`✖ ${error.message}`);
};
