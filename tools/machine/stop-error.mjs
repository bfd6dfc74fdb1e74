export class StopError extends Error {
  /** @param {string} message what is wrong, and what to do @param {string} [details] e.g. the end of a log */
  constructor(message, details = '') {
    super(message, details ? { cause: new Error(details) } : {});
    this.name = 'StopError';
  }
}

/** Only unexpected errors keep their stack. */
export const explain = (error) => {
  if (!(error instanceof StopError)) return console.error(error);
  if (error.cause) console.error(error.cause.message);
  console.error(`✖ ${error.message}`);
};
