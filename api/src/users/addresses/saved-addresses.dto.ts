import { LIMITS, TEXTS } from '@lacteos/contracts/validation';

import { BooleanField, IdField, NameField, TextField } from '#platform/http/index.js';

export class SavedAddressFormDto {
  @NameField({ max: 40, required: TEXTS.required })
  label: string;

  @NameField({ max: LIMITS.address, required: TEXTS.required })
  address: string;

  @TextField({ max: 5, pattern: /^\d{5}$/, message: TEXTS.required })
  city_code: string;

  @TextField({ max: 2, pattern: /^\d{2}$/, message: TEXTS.required })
  state_code: string;

  @BooleanField({ description: 'Whether the checkout proposes it' })
  isDefault: boolean;
}

export class SavedAddressDto extends SavedAddressFormDto {
  @IdField()
  id: number;
}
