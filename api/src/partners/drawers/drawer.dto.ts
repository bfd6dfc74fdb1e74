import { BooleanField, IdField, IntField, NameField, TextField } from '#platform/http/index.js';

const MAX_NAME = 60;

export class NewDrawerDto {
  @IntField({ description: '0 is the factory' })
  storeId: number;

  @NameField({ max: MAX_NAME })
  name: string;
}

export class DrawerChangeDto {
  @IdField()
  id: number;

  @NameField({ max: MAX_NAME })
  name: string;

  @BooleanField()
  active: boolean;
}

export class StoreDrawerDto {
  @IdField()
  id: number;

  @IntField({ description: '0 is the factory' })
  storeId: number;

  @TextField()
  name: string;

  @BooleanField()
  active: boolean;
}
