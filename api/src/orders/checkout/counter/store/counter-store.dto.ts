import { IntField, TextField } from '#platform/http/index.js';
import type { SellingStore } from './selling-stores.repository.js';

export class CounterStoreDto {
  @IntField({ description: '0: the factory' })
  id: number;

  @TextField()
  name: string;

  @TextField({ min: 0 })
  address: string;

  @TextField({ min: 0 })
  city: string;

  @TextField({ min: 0 })
  phone: string;
}

export const storeView = ({ id, name, address, city, phone }: SellingStore): CounterStoreDto => ({
  id,
  name,
  address,
  city,
  phone,
});
