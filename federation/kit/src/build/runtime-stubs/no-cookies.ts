const refuse = (): never => {
  throw new Error('Cookies belong to the server of the router, which is no part of the page');
};

/** In place of the package `cookie`. */
export const parse = refuse;
/** The same. */
export const serialize = refuse;
/** In place of the package `set-cookie-parser`. */
export const splitCookiesString = refuse;
