import 'reflect-metadata';
import { describe, expect, it, jest } from '@jest/globals';
import { Type } from 'class-transformer';
import { getMetadataStorage, IsInt, ValidateNested } from 'class-validator';
import { createValidationPipe } from './validation.pipe.js';

class Item {
  @IsInt()
  id!: number;
}
class Order {
  @ValidateNested({ each: true })
  @Type(() => Item)
  items!: Item[];
}

describe('validation rules of a class', () => {
  it('are collected once, nested ones too [N-21-212]', async () => {
    const pipe = createValidationPipe();
    const collect = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');
    const check = (body: unknown) => pipe.transform(body, { type: 'body', metatype: Order });
    await check({ items: [{ id: 1 }, { id: 2 }] });
    const [ofOrder, ...ofItems] = collect.mock.results.map(({ value }) => value as unknown).slice(-3);
    expect(ofItems[0]).toBe(ofItems[1]);
    await check({ items: [{ id: 1 }] });
    const again = collect.mock.results.map(({ value }) => value as unknown).slice(-2);
    expect(again[0]).toBe(ofOrder);
    expect(again[1]).toBe(ofItems[0]);
    await expect(check({ items: [{ id: 'x' }] })).rejects.toMatchObject({ code: 'VALIDATION.FAILED' });
  });
});
