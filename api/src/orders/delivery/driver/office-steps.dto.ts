import { EnumField, NameField, TextField } from '#platform/http/index.js';

const MAX_REASON = 200;
const OFFICE_STEPS = ['deliver', 'fail', 'comeBack'] as const;
export type OfficeStep = (typeof OFFICE_STEPS)[number];

export class OrderStepRegistrationDto {
  @EnumField(OFFICE_STEPS, {
    description: 'What a carrier said; `comeBack`: the goods are in the house again',
  })
  step: OfficeStep;

  @NameField({ optional: true, max: 100, description: 'Of `deliver`' })
  receivedBy?: string;

  @TextField({ optional: true, max: MAX_REASON, description: 'Required by `fail`' })
  reason?: string;
}
