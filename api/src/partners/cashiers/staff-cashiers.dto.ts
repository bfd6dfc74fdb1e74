import { IdArrayField, IdField, NestedArrayField, TextField } from '#platform/http/index.js';
import { StoreSummaryDto } from '../stores/store.dto.js';

export class AssignCashiersDto {
  @IdField()
  storeId: number;

  @IdArrayField({ min: 1 })
  userIds: number[];
}

export class CashierDto {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField()
  n_document: string;

  @TextField()
  email: string;

  @NestedArrayField(() => StoreSummaryDto)
  stores: StoreSummaryDto[];
}
