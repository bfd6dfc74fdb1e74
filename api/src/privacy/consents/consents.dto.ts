import {
  CONSENT_CHANNEL_NAMES,
  CONSENT_PURPOSE_NAMES,
  type ConsentChannel,
  type ConsentPurpose,
} from '@lacteos/contracts/privacy/consents';

import {
  BooleanField,
  EnumField,
  IntField,
  MomentField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';

export class ConsentDto {
  @EnumField(CONSENT_PURPOSE_NAMES)
  purpose: ConsentPurpose;

  @BooleanField()
  isGiven: boolean;

  @IntField({ min: 1, description: 'Version of the data policy that was shown' })
  textVersion: number;

  @TextField({ description: 'SHA-256 of that version' })
  textHash: string;

  @EnumField(CONSENT_CHANNEL_NAMES)
  channel: ConsentChannel;

  @MomentField()
  at: string;
}

class ConsentStateDto {
  @EnumField(CONSENT_PURPOSE_NAMES)
  purpose: ConsentPurpose;

  @BooleanField({ description: 'Also false when the person was never asked' })
  isGiven: boolean;
}

export class ConsentsDto {
  @IntField({ min: 1, description: 'Version of the data policy in force' })
  policyVersion: number;

  @BooleanField({ description: 'True until the person answers the policy in force' })
  isAnswerDue: boolean;

  @NestedArrayField(() => ConsentStateDto)
  purposes: ConsentStateDto[];

  @NestedArrayField(() => ConsentDto, { description: 'Every decision, newest first' })
  history: ConsentDto[];
}

export class ConsentDecisionDto {
  @EnumField(CONSENT_PURPOSE_NAMES)
  purpose: ConsentPurpose;

  @BooleanField()
  isGiven: boolean;

  @IntField({ min: 1, description: 'Version of the data policy that was shown' })
  policyVersion: number;

  @EnumField(CONSENT_CHANNEL_NAMES.filter((name) => name !== 'sign-up'))
  channel: Exclude<ConsentChannel, 'sign-up'>;
}
