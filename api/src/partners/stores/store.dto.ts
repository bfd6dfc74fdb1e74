import type { Partner, StoreSummary } from '@lacteos/contracts';

import { IdField, TextField } from '#platform/http/index.js';

/** A partner store as the public page shows it. */
export class PartnerDto implements Partner {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField()
  address: string;

  @TextField()
  phone: string;

  @TextField()
  city: string;

  @TextField({ description: 'The department' })
  country: string;

  @TextField()
  image: string;
}

/** A partner store in a list of choices. */
export class StoreSummaryDto implements StoreSummary {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField()
  city: string;
}
