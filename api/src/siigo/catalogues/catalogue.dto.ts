import {
  BooleanField,
  EnumField,
  IntField,
  ListQuery,
  PageQuery,
  MoneyField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';

/** `refresh=true` bypasses the cache; without `page`, returns all rows. */
export class CatalogueQuery extends PageQuery {
  @BooleanField({ optional: true, fromText: true })
  refresh?: boolean;
}

/** Without `page`, returns all products. */
export class SiigoProductsQuery extends ListQuery {
  @BooleanField({ optional: true, fromText: true })
  refresh?: boolean;

  @BooleanField({ optional: true, fromText: true })
  active?: boolean;
}

export class SiigoPaymentTypeDto {
  @IntField()
  id: number;

  @TextField()
  name: string;

  @TextField({ optional: true })
  type?: string;

  @BooleanField({ optional: true })
  active?: boolean;

  @BooleanField({ optional: true, description: 'Whether a payment of this type needs a due date' })
  due_date?: boolean;
}

export class SiigoTaxDto {
  @IntField()
  id: number;

  @TextField()
  name: string;

  @EnumField(['IVA', 'Retefuente', 'ReteIVA', 'ReteICA', 'Impoconsumo', 'AdValorem', 'Autorretencion'])
  type: string;

  @MoneyField()
  percentage: number;

  @BooleanField({ optional: true })
  active?: boolean;
}

export class SiigoCostCenterDto {
  @IntField()
  id: number;

  @TextField()
  code: string;

  @TextField()
  name: string;

  @BooleanField({ optional: true })
  active?: boolean;
}

export class SiigoUserDto {
  @IntField()
  id: number;

  @TextField()
  first_name: string;

  @TextField({ optional: true })
  last_name?: string;

  @TextField({ optional: true })
  identification?: string;

  @TextField({ optional: true })
  email?: string;

  @BooleanField({ optional: true })
  active?: boolean;
}

export class SiigoAccountGroupDto {
  @IntField()
  id: number;

  @TextField()
  name: string;

  @BooleanField({ optional: true })
  active?: boolean;
}

class SiigoProductPriceDto {
  @IntField()
  position: number;

  @MoneyField()
  value: number;
}

class SiigoProductPricesDto {
  @TextField()
  currency_code: string;

  @NestedArrayField(() => SiigoProductPriceDto)
  price_list: SiigoProductPriceDto[];
}

class SiigoProductTaxDto {
  @IntField()
  id: number;

  @TextField({ optional: true })
  name?: string;

  @TextField({ optional: true })
  type?: string;

  @MoneyField({ optional: true })
  percentage?: number;
}

export class SiigoProductDto {
  @TextField()
  id: string;

  @TextField()
  code: string;

  @TextField()
  name: string;

  @TextField({ optional: true, nullable: true })
  description?: string | null;

  @TextField({ optional: true, nullable: true })
  reference?: string | null;

  @BooleanField()
  active: boolean;

  @TextField({ optional: true })
  tax_classification?: string;

  @NestedArrayField(() => SiigoProductTaxDto)
  taxes: SiigoProductTaxDto[];

  @NestedArrayField(() => SiigoProductPricesDto)
  prices: SiigoProductPricesDto[];
}
