import { AUDITED_FIELDS } from '@lacteos/contracts';

import { differenceOf } from '../src/platform/audit/audit-difference.js';
import { Audit, type AuditedChange } from '../src/platform/audit/index.js';

/** Refuses a change with a field that has no Spanish text, so that every spec that records one finds it. */
export class LabelledAudit extends Audit {
  override async record(change: AuditedChange): Promise<void> {
    const { before, after } = differenceOf(change.before, change.after);
    const nameless = [...new Set([...fieldsIn(before), ...fieldsIn(after)])].filter(
      (field) => !Object.hasOwn(AUDITED_FIELDS, field),
    );
    if (nameless.length > 0)
      throw new Error(`AUDITED_FIELDS has no text for ${nameless.join(', ')} of ${change.action}`);
    await super.record(change);
  }
}

/** Names of the fields of a value and of everything inside it. */
function* fieldsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* fieldsIn(item);
  else if (typeof value === 'object' && value !== null)
    for (const [field, inner] of Object.entries(value)) {
      yield field;
      yield* fieldsIn(inner);
    }
}
