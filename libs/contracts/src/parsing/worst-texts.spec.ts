import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as http from '../http/index.js';
import { identificationProblem, readDocument, readIdentification } from '../identification/identification.js';
import { parseDayHours } from '../stores/store-hours.js';
import { costlyTexts } from '../testing/index.js';
import { moneyKind, percentKind, quantityKind } from './number-kinds.js';
import { yearProblem } from './parse-day.js';

const require = createRequire(import.meta.url);
const SOURCES = join(import.meta.dirname, '..');
const NO_READERS = /^(generated|testing|env|process|http)\/|\.spec\.ts$/;
const readers = readdirSync(SOURCES, { encoding: 'utf8', recursive: true }).filter(
  (file) => file.endsWith('.ts') && !NO_READERS.test(file),
);
const EXPORTED: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...readers.map((file) => require(join(SOURCES, file)) as object),
);

const SECRET = 'a secret of thirty-two characters';
const NAMED_AS_READERS =
  /^(read|masked|is[A-Z]|recognize|dayIn|fieldDayOf|siigoName|label|order[A-Z]|pictureUrl|address)/;

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  // New functions are found by name.
  ...Object.fromEntries(
    Object.entries({ ...EXPORTED, ...http }).flatMap(([name, value]) =>
      typeof value === 'function' && NAMED_AS_READERS.test(name)
        ? [[name, value as (text: string) => unknown]]
        : [],
    ),
  ),
  ...Object.fromEntries(
    Object.entries({ ...EXPORTED, ...http }).flatMap(([name, value]) =>
      value instanceof RegExp ? [[name, (text: string) => value.test(text)]] : [],
    ),
  ),
  'an identification of a type': (text) => readIdentification('31', text),
  'a document of a type': (text) => readDocument('31', text),
  'the problem of an identification': (text) => identificationProblem('31', text),
  'hours of a day': (text) => parseDayHours(text),
  'an amount': (text) => moneyKind({ isSigned: true }).parse(text),
  'a quantity': (text) => quantityKind().parse(text),
  'a share': (text) => percentKind().parse(text),
  'a year': (text) => yearProblem(text),
  'the versions that a client has': (text) => http.hasVersion(text, '"a"'),
  'a repeatable call': (text) => http.isRepeatable('POST', text, 'a'),
  'a key of a call': (text) => http.isRepeatable('POST', '/api/order', text),
  'a ticket of reports': (text) => http.readTicket(SECRET, text, new Date(0)),
  'a request id': (text) => http.requestIdOf({ 'x-request-id': text }),
};

describe("the parsing time of a stranger's text", () => {
  it.each(Object.keys(READERS))('grows linearly with the length of %s [N-34-101]', async (name) => {
    const work = (text: string): unknown => {
      try {
        return READERS[name]?.(text);
      } catch {
        return null;
      }
    };
    expect(await costlyTexts(work)).toEqual([]);
  });
});
