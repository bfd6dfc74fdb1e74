const MASK = '***';
/** Their short numbers identify nobody. */
const PLAIN_PARAMETERS = new Set(['page', 'limit', 'pagina']);
const PLAIN_VALUE = /^\d{1,4}$/;
const PARAMETER_NAME = /^[\w.[\]-]{1,40}$/;
const TYPED = /[@\s%]/;
/** Identifications and phones with separators; digits of a hash have letters beside them. */
const NUMBER_IN_PATH = /(?<![\da-f])\d[\d .+-]{4,}\d(?![\da-f])/g;
const LONG_NUMBER = /(?<![\da-f])\d{6,}(?![\da-f])/g;
// The look-behind keeps both linear in the length of the text, which a visitor chooses.
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+/g;
const QUERY = /\?[^\s"'<>)\\]{1,4000}/g;
/** A path segment with escapes: text that a person typed. */
const ESCAPED = /(?<![^\s/"'(])[^\s/"'(]{0,4000}%[\da-f]{2}[^\s/"']*/gi;
const QUOTED_VALUE = /\b(entry|value:?) '[^']*'/g;
/** An identification follows; passports have letters. */
const IDENTIFIED = /(\/customers\/)[^/]+/g;
/** Cheap check first: every request is logged, and most match nothing. */
const SUSPICIOUS_PATH = /[@\s%]|\d[\d .+-]{4}/;
const MAX_CAUSES = 3;

const maskedParameter = (parameter: string): string => {
  const [name = '', ...value] = parameter.split('=');
  if (!PARAMETER_NAME.test(name)) return MASK;
  const text = value.join('=');
  const isPlain = PLAIN_PARAMETERS.has(name) && PLAIN_VALUE.test(text);
  return value.length === 0 ? name : `${name}=${isPlain ? text : MASK}`;
};

const maskedQuery = (query: string): string => query.split('&').map(maskedParameter).join('&');

const maskedSegment = (segment: string): string =>
  TYPED.test(segment) ? MASK : segment.replace(NUMBER_IN_PATH, MASK);

/** Keeps paths and parameter names, without what people typed. */
export const maskedUrl = (url: string): string => {
  const fragment = url.indexOf('#');
  const address = fragment < 0 ? url : url.slice(0, fragment);
  const start = address.indexOf('?');
  const path = start < 0 ? address : address.slice(0, start);
  const plain = path.includes('/customers/') ? path.replace(IDENTIFIED, `$1${MASK}`) : path;
  const masked = SUSPICIOUS_PATH.test(plain) ? plain.split('/').map(maskedSegment).join('/') : plain;
  return start < 0 ? masked : `${masked}?${maskedQuery(address.slice(start + 1))}`;
};

/** Masks mails, long numbers, query values and values quoted by a database. */
export const maskedText = (text: string): string =>
  withoutMails(text)
    .replace(QUERY, (query) => `?${maskedQuery(query.slice(1))}`)
    .replace(ESCAPED, MASK)
    .replace(QUOTED_VALUE, `$1 '${MASK}'`)
    .replace(LONG_NUMBER, MASK);

/** A whole JSON line stays valid. */
const withoutMails = (text: string): string => (text.includes('@') ? text.replace(MAIL, MASK) : text);

/** IPv4 by /24, IPv6 by /48. */
export const maskedAddress = (address: string): string => {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (v4) return `${v4}.0/24`;
  const [head = ''] = address.split('::', 1);
  return `${head.split(':').slice(0, 3).join(':')}::/48`;
};

/** Leaves out drivers' fields: they hold statements with values. */
export interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** At most three causes; other values become masked text. */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: maskedText(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: maskedText(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: maskedText(error.stack ?? ''),
    ...(error.cause !== undefined && depth < MAX_CAUSES
      ? { cause: loggedError(error.cause, depth + 1) }
      : {}),
  };
};

type LogCall = [unknown, string?, ...unknown[]];

const maskedCall = ([first, text, ...rest]: LogCall): LogCall => {
  if (typeof first === 'string') return [maskedText(first), text, ...rest];
  if (text !== undefined) return [first, maskedText(text), ...rest];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  return error instanceof Error ? [first, maskedText(error.message)] : [first];
};

interface LoggableRequest {
  readonly method?: string;
  readonly url?: string;
  readonly ip?: string;
}

/** pino options that keep personal data out of every line. */
export const maskingOptions = () => ({
  serializers: {
    err: (error: unknown) => loggedError(error),
    req: ({ method, url = '', ip }: LoggableRequest) => ({
      method,
      url: maskedUrl(url),
      network: maskedAddress(ip ?? ''),
    }),
  },
  hooks: {
    logMethod(this: unknown, call: unknown[], method: (...call: LogCall) => void): void {
      method.apply(this, maskedCall(call as LogCall));
    },
    streamWrite: withoutMails,
  },
});
