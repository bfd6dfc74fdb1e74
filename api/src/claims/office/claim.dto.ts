import {
  CLAIM_KIND_NAMES,
  CLAIM_STATE_NAMES,
  type ClaimKind,
  type ClaimState,
  HARM_KIND_NAMES,
  type HarmKind,
  MAX_CLAIM_FILES,
  MAX_CLAIM_TEXT,
} from '@lacteos/contracts/claims/claims';

import {
  BooleanField,
  EnumField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  NestedArrayField,
  NestedField,
  SortField,
  TextArrayField,
  TextField,
} from '#platform/http/index.js';
import { CLAIM_ENTRY_KINDS, type ClaimEntryKind } from '../claim/claim.entity.js';
import { ClaimFileDto } from '../files/claim-file.dto.js';
import { CLAIM_URGENCIES, type ClaimUrgency } from '../terms/claim-terms.js';

const LEFT = { min: -100_000, max: 100_000 };

export class ClaimListQuery extends ListQuery {
  @EnumField(CLAIM_STATE_NAMES, { optional: true })
  state?: ClaimState;

  @EnumField(CLAIM_KIND_NAMES, { optional: true })
  kind?: ClaimKind;

  @EnumField(CLAIM_URGENCIES, { optional: true })
  urgency?: ClaimUrgency;

  @BooleanField({ optional: true, fromText: true, description: 'Only those that harmed somebody' })
  harm?: boolean;

  @IdField({ optional: true, fromText: true })
  assigneeId?: number;

  @IdField({ optional: true, fromText: true, description: 'Only those that name this order' })
  orderId?: number;

  @SortField(['urgency', 'receivedAt', 'dueOn'])
  sort?: string;
}

export class ClaimDto {
  @IdField()
  id: number;

  @TextField()
  number: string;

  @EnumField(CLAIM_KIND_NAMES)
  kind: ClaimKind;

  @EnumField(CLAIM_STATE_NAMES)
  state: ClaimState;

  @TextField()
  name: string;

  @MomentField()
  receivedAt: string;

  @TextField({ description: "Last day to answer, 'yyyy-MM-dd'" })
  dueOn: string;

  @IntField({ ...LEFT, description: 'Business days that are left: 0 on the last day' })
  daysLeft: number;

  @EnumField(CLAIM_URGENCIES)
  urgency: ClaimUrgency;

  @EnumField(HARM_KIND_NAMES, { nullable: true })
  harm: HarmKind | null;

  @TextField({ nullable: true, description: "Last day to report it, 'yyyy-MM-dd'; null once it is reported" })
  harmDueOn: string | null;

  @IntField({ nullable: true, min: 1 })
  assigneeId: number | null;

  @TextField({ nullable: true })
  assigneeName: string | null;

  @BooleanField({ description: 'Whether the person was signed in, so that the order is theirs' })
  hasAccount: boolean;

  @IntField({ nullable: true, min: 1 })
  orderId: number | null;
}

class ClaimEntryDto {
  @IdField()
  id: number;

  @EnumField(CLAIM_ENTRY_KINDS)
  kind: ClaimEntryKind;

  @TextField()
  text: string;

  @TextField({ nullable: true, description: 'The staff member; null for the person' })
  author: string | null;

  @MomentField()
  at: string;

  @NestedArrayField(() => ClaimFileDto)
  files: ClaimFileDto[];
}

class HarmDutyDto {
  @TextField()
  who: string;

  @TextField()
  authority: string;

  @TextField()
  url: string;

  @TextField({ description: "'yyyy-MM-dd'" })
  dueOn: string;

  @MomentField({ nullable: true })
  reportedAt: string | null;
}

class ProlongationDto {
  @IntField({ description: 'Business days' })
  days: number;

  @TextField({ description: "The last day with it, 'yyyy-MM-dd'" })
  dueOn: string;
}

export const CLAIM_STEPS = [
  'start',
  'answer',
  'note',
  'assign',
  'prolong',
  'mark-harm',
  'report-harm',
  'dismiss',
  'close',
] as const;
export type ClaimStep = (typeof CLAIM_STEPS)[number];

export class ClaimDetailDto extends ClaimDto {
  @TextField()
  idType: string;

  @TextField()
  document: string;

  @TextField()
  email: string;

  @TextField()
  phone: string;

  @IntField({ nullable: true, min: 1 })
  productId: number | null;

  @TextField({ nullable: true })
  productName: string | null;

  @BooleanField()
  isProlonged: boolean;

  @NestedField(() => HarmDutyDto, { nullable: true })
  harmDuty: HarmDutyDto | null;

  @NestedField(() => ProlongationDto, {
    nullable: true,
    description: 'Null when the law or the state allows none',
  })
  prolongation: ProlongationDto | null;

  @TextArrayField({ description: 'What can be done now' })
  steps: string[];

  @IntField({ description: 'Goes back with each step' })
  version: number;

  @NestedArrayField(() => ClaimEntryDto)
  entries: ClaimEntryDto[];
}

export class ClaimStepDto {
  @EnumField(CLAIM_STEPS)
  step: ClaimStep;

  @IntField({ description: 'Version that the editor saw; an older one is CLAIMS.NOT_NOW' })
  version: number;

  @TextField({
    optional: true,
    max: MAX_CLAIM_TEXT,
    description: 'Answer, note, reason of a prolongation or a dismissal, reference of a report',
  })
  text?: string;

  @TextArrayField({
    optional: true,
    max: MAX_CLAIM_FILES,
    length: 300,
    description: 'With an answer or a note',
  })
  files?: string[];

  @IdField({ optional: true, nullable: true, description: 'With assign; null for nobody' })
  assigneeId?: number | null;

  @EnumField(HARM_KIND_NAMES, {
    optional: true,
    nullable: true,
    description: 'With mark-harm; null takes it back',
  })
  harm?: HarmKind | null;
}

export class ClaimCountsDto {
  @IntField({ description: 'Whose last day has passed' })
  overdue: number;

  @IntField({ description: 'Whose last day is near' })
  dueSoon: number;

  @IntField({ description: 'That nobody has answered' })
  open: number;

  @IntField({ description: 'Products that harmed somebody, not yet reported' })
  harms: number;

  @TextField({ nullable: true, description: "Last day of the next report, 'yyyy-MM-dd'" })
  harmDueOn: string | null;
}

export class ClaimStaffDto {
  @IdField()
  id: number;

  @TextField()
  name: string;
}
