import { TEXTS } from '@lacteos/contracts/validation';

import { AppError } from '#platform/errors/index.js';
import {
  BooleanField,
  DayField,
  EnumField,
  IdArrayField,
  IdField,
  IntField,
  MoneyField,
  NestedArrayField,
  NestedField,
  PictureField,
  TextField,
} from '../index.js';
import { createValidationPipe } from '../validation.pipe.js';

class AddressBody {
  @IdField()
  city!: number;
}
class Body {
  @IdField()
  seller!: number;
  @IntField({ min: 1, message: 'Indique cuántas unidades.' })
  units!: number;
  @MoneyField()
  price!: number;
  @EnumField(['a', 'b'])
  kind!: string;
  @BooleanField()
  isSent!: boolean;
  @IdArrayField()
  ids!: number[];
  @NestedField(() => AddressBody)
  address!: AddressBody;
}
const RIGHT = { seller: 629, units: 1, price: 1.5, kind: 'a', isSent: true, ids: [1], address: { city: 1 } };

const problemsOf = async (body: object, metatype: new () => object = Body): Promise<unknown> => {
  try {
    await createValidationPipe().transform(body, { type: 'body', metatype });
    return {};
  } catch (error) {
    return error instanceof AppError ? error.params['errors'] : error;
  }
};

describe('the validation of fields', () => {
  it.each([undefined, null])('asks for a missing field (%s) of any type', async (none) => {
    const empty = Object.fromEntries(Object.keys(RIGHT).map((name) => [name, none]));
    expect(await problemsOf(empty)).toEqual({
      seller: TEXTS.required,
      units: 'Indique cuántas unidades.',
      price: TEXTS.required,
      kind: TEXTS.required,
      isSent: TEXTS.required,
      ids: TEXTS.required,
      address: TEXTS.required,
    });
  });

  it('names the problem of a field that is present', async () => {
    expect(await problemsOf(RIGHT)).toEqual({});
    const wrong = { seller: 0, units: 0.5, price: 1.005, kind: 'c', isSent: 'sí', ids: 'uno', address: 7 };
    expect(await problemsOf(wrong)).toMatchObject({
      seller: 'Debe ser un número entero válido.',
      units: 'Indique cuántas unidades.',
      price: 'Debe ser un valor con máximo dos decimales.',
      kind: 'El valor no es válido.',
      isSent: 'El valor no es válido.',
      ids: 'El dato no tiene el formato esperado.',
      address: 'El dato no tiene el formato esperado.',
    });
    expect(await problemsOf({ ...RIGHT, address: {} })).toEqual({ 'address.city': TEXTS.required });
  });
});

class Texts {
  @TextField({ optional: true, max: 3 })
  name?: string;
  @DayField({ optional: true })
  from?: string;
  @DayField({ optional: true, dayOnly: true, blank: true })
  day?: string;
  @PictureField({ optional: true })
  image?: string;
  @MoneyField({ optional: true })
  price?: number;
}
const problemsOfText = (body: object) => problemsOf(body, Texts);
const NOT_USABLE = 'El texto tiene caracteres que no se pueden usar.';
const NO_DAY = 'La fecha debe tener el formato aaaa-mm-dd.';
const NO_PICTURE = 'La dirección de la imagen debe empezar por https://, http:// o /.';

describe('the validation of values', () => {
  it.each(['a\u0000', '\u001b', '\ud800', 'a\udc00'])('refuses the text %j', async (name) => {
    expect(await problemsOfText({ name })).toEqual({ name: NOT_USABLE });
  });

  it('counts texts by code point, as columns do [N-16-063]', async () => {
    expect(await problemsOfText({ name: '🧀🧀🧀' })).toEqual({});
    expect(await problemsOfText({ name: 'a\ufe0fb\ufe0f' })).toEqual({
      name: 'Debe tener máximo 3 caracteres.',
    });
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-01-01T99:99:99Z',
    '2026-01-01T24:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-1',
    '',
  ])('refuses %j as a day', async (from) => {
    expect(await problemsOfText({ from })).toEqual({ from: NO_DAY });
  });

  it.each([
    ['0000-01-01', 0],
    ['9999-12-31', 9999],
    ['26/11/1026', 1026],
    ['1026-11-26T00:00:00Z', 1026],
  ])('refuses %j for its implausible year [N-33-803]', async (from, year) => {
    expect(await problemsOfText({ from })).toEqual({
      from: `El año ${year} no puede ser: escriba uno de 2000 a 2099.`,
    });
  });

  it('distinguishes days from timestamps, and accepts blank where allowed', async () => {
    expect(await problemsOfText({ from: '2026-02-28', day: '' })).toEqual({});
    expect(await problemsOfText({ from: '2026-02-28T23:59:59.999Z', day: '2028-02-29' })).toEqual({});
    expect(await problemsOfText({ day: '2026-02-28T23:59:59Z' })).toMatchObject({ day: expect.any(String) });
  });

  it.each([
    'http://[',
    'javascript:alert(1)',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'a.png',
    'data:,',
  ])('refuses %j as the address of a picture [N-16-062]', async (image) =>
    expect(await problemsOfText({ image })).toEqual({ image: NO_PICTURE }),
  );

  it.each(['/api/media/x/640.webp', 'https://img.example/a.png', 'http://img.example/ñ.png', ''])(
    'accepts %j as the address of a picture',
    async (image) => expect(await problemsOfText({ image })).toEqual({}),
  );

  it.each([
    ['12.500,50', 12_500.5],
    ['$ 12.500', 12_500],
    [1069.7700000000001, 1069.77],
    [123_456_789_012.34, 123_456_789_012.34],
  ])('reads %j as the amount %d', async (price, amount) => {
    const read = createValidationPipe().transform({ price }, { type: 'body', metatype: Texts });
    expect(await read).toMatchObject({ price: amount });
  });

  it('answers an ambiguous amount with both readings [N-33-804]', async () => {
    expect(await problemsOfText({ price: '12.50' })).toEqual({
      price: expect.stringContaining('No es claro si son'),
    });
  });

  it.each([1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 5e-324])(
    'refuses %d as an amount',
    async (price) => {
      expect(await problemsOfText({ price })).toEqual({
        price: 'Debe ser un valor con máximo dos decimales.',
      });
    },
  );
});

class Conditional {
  @BooleanField()
  isCompany!: boolean;
  @TextField({ when: (body) => (body as Conditional).isCompany })
  company?: string;
  @TextField({ optional: true })
  note?: string;
  @NestedArrayField(() => AddressBody, { optional: true })
  addresses?: AddressBody[];
}
const read = (body: object) =>
  createValidationPipe().transform(body, { type: 'body', metatype: Conditional }) as Promise<Conditional>;

describe('values without validation', () => {
  it('are dropped: null in an optional field, and a field whose condition fails [N-16-064]', async () => {
    const body = await read({ isCompany: false, company: ['x'], note: null });
    expect([body.company, body.note]).toEqual([undefined, undefined]);
    expect((await read({ isCompany: true, company: 'x', note: 'y' })).company).toBe('x');
  });

  it.each([[[[]]], [[[{ city: 1 }]]], [[null]], [['x']], [[1]]])(
    'do not hide in a list: %j',
    async (addresses) => {
      const problems = await problemsOf({ isCompany: false, addresses }, Conditional);
      expect(problems).toEqual({ addresses: 'El dato no tiene el formato esperado.' });
    },
  );
});
