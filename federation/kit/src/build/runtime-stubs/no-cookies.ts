const refuse = (): never => {
  throw new Error('Cookies belong to the server of the router, which is no part of the page');
};

/** Replaces the package `cookie`. */
export const parse = refuse;
export const serialize = refuse;
/** Replaces the package `set-cookie-parser`. */
export const splitCookiesString = refuse;
