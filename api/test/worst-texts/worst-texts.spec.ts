import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { singularOf, soundOf, wordsOf } from '@lacteos/contracts/search/spanish-sound';
import { costlyTexts, HEADERS_LENGTH } from '@lacteos/contracts/testing';
import { getMetadataStorage } from 'class-validator';
import { fileName } from '../../src/claims/files/claim-files.service.js';
import { compactWord, invoiceTerms, tokenize } from '../../src/orders/order/search/search-words.js';
import { createValidationPipe } from '../../src/platform/http/validation.pipe.js';
import { failureText } from '../../src/platform/outbox/message-failure.js';
import { keyHashOf } from '../../src/platform/repeats/request-identity.js';
import { readRows } from '../../src/platform/spreadsheet/read-rows.js';
import { foldText, isSameText, likeContaining, mailText } from '../../src/platform/text/index.js';
import { isGuessable } from '../../src/users/passwords/password-guess.js';
import '../../src/app.module.js';
import { DIALECTS, startApi, type TestApi } from '../index.js';

type Class = new () => object;
const PERSON = { email: 'ana@tienda.test', first_name: 'Ana', last_name: 'Parra', name_company: null };

/** Every class of bodies and queries; new fields and patterns are found automatically. */
const bodyClasses = (): Class[] => {
  const storage = getMetadataStorage() as unknown as { validationMetadatas: Map<Class, unknown> };
  return [...storage.validationMetadatas.keys()];
};
const fieldsOf = (target: Class): string[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(target, '', true, false)
      .map(({ propertyName }) => propertyName),
  ),
];

describe("the processing time of a stranger's text", () => {
  const pipe = createValidationPipe();
  const dearFields = async (target: Class, fields: readonly string[]): Promise<string[]> => {
    const read = (value: unknown) =>
      pipe
        .transform(Object.fromEntries(fields.map((field) => [field, value])), {
          type: 'body',
          metatype: target,
        })
        .catch(() => null);
    return [...(await costlyTexts(read)), ...(await costlyTexts((text) => read([text])))];
  };

  it.each(bodyClasses().map((target) => [target.name, target] as const))(
    'grows linearly with its length in the fields of %s',
    async (_name, target) => {
      const fields = fieldsOf(target);
      // Measure all together first, because one slow text makes the sum slow.
      if ((await dearFields(target, fields)).length === 0) return;
      for (const field of fields) expect([field, await dearFields(target, [field])]).toEqual([field, []]);
    },
  );

  it.each<[string, (text: string) => unknown]>([
    ['the name of a file', (text) => fileName(text, 'pdf')],
    ['a search', (text) => wordsOf(text).map(({ folded }) => soundOf(singularOf(folded)))],
    ['a word in its phonetic form', soundOf],
    ['a word in its singular form', singularOf],
    ['words of an order', (text) => [tokenize(text), compactWord(text)]],
    ['the number of an invoice', (name) => invoiceTerms({ name })],
    [
      'a text that is compared',
      (text) => [foldText(text), likeContaining(text), isSameText(text, `${text}a`)],
    ],
    ['a text in a mail', mailText],
    ['a refusal of a mail server', (text) => failureText(new Error(text))],
    [
      'the address of a repeated call',
      (url) => keyHashOf({ headers: {}, method: 'POST', url } as never, 'a'),
    ],
    ['a password', (text) => isGuessable(text, PERSON)],
    ['a cell of a sheet', (text) => readRows(Buffer.from(`a;b\n"${text}";c\n`)).catch(() => null)],
    ['the first line of a sheet', (text) => readRows(Buffer.from(text)).catch(() => null)],
  ])('grows linearly with the length of %s [N-34-101]', async (_place, work) => {
    expect(await costlyTexts(work)).toEqual([]);
  });
});

describe("the processing time of a stranger's header", () => {
  let api: TestApi;
  beforeAll(async () => {
    const [dialect] = DIALECTS;
    if (!dialect) throw new Error('no dialect');
    api = await startApi(dialect);
  });
  afterAll(() => api.stop());

  it.each([
    'accept',
    'accept-language',
    'authorization',
    'content-type',
    'cookie',
    'idempotency-key',
    'if-none-match',
    'origin',
    'referer',
    'traceparent',
    'user-agent',
    'x-forwarded-for',
    'x-request-id',
    'x-store-id',
  ])('grows linearly with the length of %s [N-34-101]', async (header) => {
    const ask = (text: string) =>
      api.app.inject({ method: 'GET', url: '/api/product/products', headers: { [header]: text } });
    expect(await costlyTexts(ask, HEADERS_LENGTH)).toEqual([]);
  });

  it.each(['/api/product/products?search=', '/api/product/suggestions?search=', '/api/'])(
    'grows linearly with the length of an address after %s',
    async (start) => {
      expect(
        await costlyTexts((text) => api.app.inject(`${start}${encodeURIComponent(text)}`), HEADERS_LENGTH),
      ).toEqual([]);
    },
  );
});
