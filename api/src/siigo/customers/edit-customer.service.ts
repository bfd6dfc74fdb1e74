import { Injectable } from '@nestjs/common';

import type { RequestUser } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { isNotFound, type SiigoOutcome } from '../client/siigo-outcome.js';
import { SiigoCustomers } from '../client/siigo-records.js';
import type { SiigoCustomer } from '../client/siigo-wire.js';
import { troubleError, valueOrThrow } from '../siigo-failure.js';
import type { CustomerEntity } from './customer.entity.js';
import type { CustomerDto, CustomerEditDto } from './customer.dto.js';
import {
  type CustomerFields,
  customerView,
  fieldsOfForm,
  fieldsOfSiigo,
  siigoRequestOf,
} from './customer-fields.js';
import { customerProblems } from './customer-rules.js';
import { CustomersRepository } from './customers.repository.js';

/** Longer than a call to SIIGO may take, with its repeats. */
const SAVING_MS = 6 * 60_000;

/** Changes a customer in SIIGO and here: both, or neither. */
@Injectable()
export class EditCustomerService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly siigo: SiigoCustomers,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves the edit form. The row is claimed first, so that of two editors one gets EDIT.CONFLICT before anything is sent;
   * then SIIGO is asked, and what it holds afterwards is kept. A customer that only the shop knows is looked up there.
   * @throws SIIGO.CUSTOMER_NOT_FOUND, VALIDATION.FAILED, EDIT.CONFLICT with the fresh customer as `errors.current`,
   *   SIIGO.REJECTED, SIIGO.OUTCOME_UNKNOWN, SIIGO.UNAVAILABLE
   */
  async save(id: number, form: CustomerEditDto, editor: RequestUser): Promise<CustomerDto> {
    const problems = customerProblems(form);
    if (Object.keys(problems).length > 0) throw new AppError('VALIDATION.FAILED', { errors: problems });
    const before = await this.customers.findById(id);
    if (!before) throw new AppError('SIIGO.CUSTOMER_NOT_FOUND');
    await this.claim(before, form.version ?? before.version);
    try {
      const fields = fieldsOfForm(form);
      await this.refuseTaken(id, fields.identification);
      const saved = await this.saveAtSiigo(before, fields);
      return customerView(await this.keep(before, saved ?? { fields, idSiigo: null }, editor));
    } catch (error) {
      await this.customers.finish(id, {});
      throw isDuplicateKey(error) ? identificationTaken() : error;
    }
  }

  private async claim(before: CustomerEntity, version: number): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + SAVING_MS);
    if (await this.customers.claim(before.id, version, now, until)) return;
    const current = await this.customers.findById(before.id);
    throw new AppError('EDIT.CONFLICT', { errors: { current: customerView(current ?? before) } });
  }

  private async refuseTaken(id: number, identification: string): Promise<void> {
    const other = await this.customers.findByIdentification(identification);
    if (other && other.id !== id) throw identificationTaken();
  }

  /** What SIIGO holds after the change; null for a customer that SIIGO does not know. */
  private async saveAtSiigo(before: CustomerEntity, fields: CustomerFields): Promise<Kept | null> {
    const idSiigo = before.idSiigo ?? (await this.idAtSiigo(fields.identification));
    if (idSiigo === null) return null;
    const outcome = await this.siigo.replace(idSiigo, siigoRequestOf(fields));
    if (outcome.kind === 'ok') return keptOf(outcome.value, fields);
    if (isNotFound(outcome)) return null;
    if (outcome.kind !== 'unknown') throw troubleError(outcome);
    return this.afterUnknown(idSiigo, fields, outcome);
  }

  /** SIIGO did not say whether it saved: what stands there decides. */
  private async afterUnknown(
    idSiigo: string,
    fields: CustomerFields,
    unknown: Extract<SiigoOutcome<never>, { kind: 'unknown' }>,
  ): Promise<Kept> {
    const now = await this.siigo.get(idSiigo);
    if (now.kind !== 'ok') throw troubleError(unknown);
    const sent = siigoRequestOf(fields);
    const there = siigoRequestOf(fieldsOfSiigo(now.value));
    const ignored = { check_digit: undefined };
    const isSaved = JSON.stringify({ ...sent, ...ignored }) === JSON.stringify({ ...there, ...ignored });
    if (!isSaved) throw troubleError(unknown);
    return keptOf(now.value, fields);
  }

  private async idAtSiigo(identification: string): Promise<string | null> {
    const [found] = valueOrThrow(await this.siigo.find(identification));
    return found?.id ?? null;
  }

  private keep(before: CustomerEntity, saved: Kept, editor: RequestUser): Promise<CustomerEntity> {
    const now = this.clock.now();
    const change = {
      ...saved.fields,
      idSiigo: saved.idSiigo,
      syncedAt: now,
      savingUntil: null,
      version: before.version + 1,
    };
    const after = { ...before, ...change };
    return this.work.run(async () => {
      await this.customers.finish(before.id, change);
      await this.audit.record({
        actorId: editor.id,
        action: 'customers.updated',
        subject: 'customer',
        subjectId: before.id,
        before: auditedCustomer(before),
        after: auditedCustomer(after),
      });
      return after;
    });
  }
}

interface Kept {
  fields: CustomerFields;
  idSiigo: string | null;
}

/** Some accounts answer a replacement without all fields; what was sent fills them. */
const keptOf = (sent: SiigoCustomer, fields: CustomerFields): Kept => ({
  idSiigo: sent.id,
  fields: sent.address && sent.name ? fieldsOfSiigo(sent) : fields,
});

const identificationTaken = (): AppError =>
  new AppError('VALIDATION.FAILED', {
    errors: { identification: 'Ya existe un cliente con esta identificación.' },
  });

function auditedCustomer(row: CustomerEntity): object {
  const { version: _version, ...fields } = customerView(row);
  return fields;
}
