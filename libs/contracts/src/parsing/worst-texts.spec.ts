import * as contracts from '../index.js';
import * as http from '../http/index.js';
import { dearTexts } from '../testing/index.js';

const SECRET = 'a secret of thirty-two characters';
const NAMED_AS_READERS =
  /^(read|masked|is[A-Z]|recognize|dayIn|fieldDayOf|siigoName|label|order[A-Z]|pictureUrl|address)/;

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  // A new one is among them by its name.
  ...Object.fromEntries(
    Object.entries({ ...contracts, ...http } as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'function' && NAMED_AS_READERS.test(name)
        ? [[name, value as (text: string) => unknown]]
        : [],
    ),
  ),
  ...Object.fromEntries(
    Object.entries({ ...contracts, ...http } as Record<string, unknown>).flatMap(([name, value]) =>
      value instanceof RegExp ? [[name, (text: string) => value.test(text)]] : [],
    ),
  ),
  'an identification of a type': (text) => contracts.readIdentification('31', text),
  'a document of a type': (text) => contracts.readDocument('31', text),
  'the problem of an identification': (text) => contracts.identificationProblem('31', text),
  'hours of a day': (text) => contracts.parseDayHours(text),
  'an amount': (text) => contracts.moneyKind({ isSigned: true }).parse(text),
  'a quantity': (text) => contracts.quantityKind().parse(text),
  'a share': (text) => contracts.percentKind().parse(text),
  'a year': (text) => contracts.yearProblem(text),
  'the versions that a client has': (text) => http.hasVersion(text, '"a"'),
  'a repeatable call': (text) => http.isRepeatable('POST', text, 'a'),
  'a key of a call': (text) => http.isRepeatable('POST', '/api/order', text),
  'a ticket of reports': (text) => http.readTicket(SECRET, text, new Date(0)),
  'a request id': (text) => http.requestIdOf({ 'x-request-id': text }),
};

describe('the cost of reading a text that a stranger chose', () => {
  it.each(Object.keys(READERS))('%s grows with its length, not with its square', async (name) => {
    const work = (text: string): unknown => {
      try {
        return READERS[name]?.(text);
      } catch {
        return null;
      }
    };
    expect(await dearTexts(work)).toEqual([]);
  });
});
