import { AUDITED_FIELDS } from '@lacteos/contracts/reference/audited-fields';
import { Inject } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

import { differenceOf } from '../src/platform/audit/audit-difference.js';
import { Audit, type AuditedChange } from '../src/platform/audit/index.js';
import { currentRequest } from '../src/platform/origin/index.js';
import { type Route, RouteCensus } from '../src/platform/routes/index.js';

/** Rejects audit entries of specs that have a field without Spanish text or an undeclared handler. */
export class LabelledAudit extends Audit {
  @Inject(ModuleRef)
  private readonly modules: ModuleRef;
  private routes: readonly Route[] | null = null;

  override async record(change: AuditedChange): Promise<void> {
    const { before, after } = differenceOf(change.before, change.after);
    const nameless = [...new Set([...fieldsIn(before), ...fieldsIn(after)])].filter(
      (field) => !Object.hasOwn(AUDITED_FIELDS, field),
    );
    if (nameless.length > 0)
      throw new Error(`AUDITED_FIELDS has no text for ${nameless.join(', ')} of ${change.action}`);
    this.refuseUndeclared(change);
    await super.record(change);
  }

  private refuseUndeclared({ action }: AuditedChange): void {
    const request = currentRequest();
    if (!request) return;
    const called = `${request.method} ${request.routeOptions.url?.replace('/api', '')}`;
    this.routes ??= this.modules.get(RouteCensus, { strict: false }).list();
    if (!this.routes.some(({ key, audited }) => key === called && audited.includes(action)))
      throw new Error(`the handler of ${called} does not declare that it records ${action}`);
  }
}

/** Names of all fields of a value, nested ones included. */
function* fieldsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* fieldsIn(item);
  else if (typeof value === 'object' && value !== null)
    for (const [field, inner] of Object.entries(value)) {
      yield field;
      yield* fieldsIn(inner);
    }
}
