import { TEXTS } from '@lacteos/contracts';

import { AppError } from '../errors/index.js';
import {
  BooleanField,
  EnumField,
  IdArrayField,
  IdField,
  IntField,
  MoneyField,
  NestedField,
} from './field-decorators.js';
import { createValidationPipe } from './validation.pipe.js';

class PlaceBody {
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
  @NestedField(() => PlaceBody)
  place!: PlaceBody;
}
const RIGHT = { seller: 629, units: 1, price: 1.5, kind: 'a', isSent: true, ids: [1], place: { city: 1 } };

const problemsOf = async (body: object): Promise<unknown> => {
  try {
    await createValidationPipe().transform(body, { type: 'body', metatype: Body });
    return {};
  } catch (error) {
    return error instanceof AppError ? error.params['errors'] : error;
  }
};

describe('the texts of refused fields', () => {
  it.each([undefined, null])('a field that is missing (%s) is asked for, whatever its kind', async (none) => {
    const empty = Object.fromEntries(Object.keys(RIGHT).map((name) => [name, none]));
    expect(await problemsOf(empty)).toEqual({
      seller: TEXTS.required,
      units: 'Indique cuántas unidades.',
      price: TEXTS.required,
      kind: TEXTS.required,
      isSent: TEXTS.required,
      ids: TEXTS.required,
      place: TEXTS.required,
    });
  });

  it('a field that is there says what is wrong with it', async () => {
    expect(await problemsOf(RIGHT)).toEqual({});
    const wrong = { seller: 0, units: 0.5, price: 1.005, kind: 'c', isSent: 'sí', ids: 'uno', place: 7 };
    expect(await problemsOf(wrong)).toMatchObject({
      seller: 'Debe ser un número entero válido.',
      units: 'Indique cuántas unidades.',
      price: 'Debe ser un valor con máximo dos decimales.',
      kind: 'El valor no es válido.',
      isSent: 'El valor no es válido.',
      ids: 'El dato no tiene el formato esperado.',
      place: 'El dato no tiene el formato esperado.',
    });
    expect(await problemsOf({ ...RIGHT, place: {} })).toEqual({ 'place.city': TEXTS.required });
  });
});
