const refuse = (): never => {
  throw new Error('Cookies belong to the server of the router, which is no part of the page');
};

export const parse = refuse;
export const serialize = refuse;
export const splitCookiesString = refuse;
