import { Injectable } from '@nestjs/common';
import { refusal } from '../corrections/refusals.js';

import { OrderWithholdings } from '#orders/order/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { isNotFound, type SiigoOutcome } from '../client/errors/siigo-outcome.js';
import { SiigoCustomers } from '../client/siigo-records.js';
import type { SiigoCustomer, SiigoCustomerRequest } from '../client/siigo-wire.js';
import { failedOutcomeError, valueOrThrow } from '../client/errors/siigo-failure.js';
import type { CustomerEntity } from './customer.entity.js';
import type { CustomerDto, CustomerEditDto } from './customer.dto.js';
import { customerChange, requestOf } from './request/customer-change.js';
import { type CustomerFields, customerView, fieldsOfForm, fieldsOfSiigo } from './request/customer-fields.js';
import { correctionOfForm, identificationTaken } from './customer-refusals.js';
import { customerProblems } from './customer-rules.js';
import { CustomersRepository } from './customers.repository.js';
import { withholdingOf, withholdingProblems, withholdingView } from './customer-withholding.js';

/** Longer than a call to SIIGO with its retries. */
const SAVING_MS = 6 * 60_000;

@Injectable()
export class EditCustomerService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly siigo: SiigoCustomers,
    private readonly withholdings: OrderWithholdings,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves in both SIIGO and the shop, or in neither. @throws SIIGO.CUSTOMER_NOT_FOUND, VALIDATION.FAILED,
   * EDIT.CONFLICT with `errors.current`, SIIGO.REJECTED, SIIGO.OUTCOME_UNKNOWN, SIIGO.UNAVAILABLE
   */
  async save(id: number, form: CustomerEditDto, editor: RequestUser): Promise<CustomerDto> {
    const problems = { ...customerProblems(form), ...withholdingProblems(form) };
    if (Object.keys(problems).length > 0) throw new AppError('VALIDATION.FAILED', { errors: problems });
    const before = await this.customers.findById(id);
    if (!before) throw refusal('SIIGO.CUSTOMER_NOT_FOUND');
    await this.claim(before, form.version ?? before.version);
    try {
      const fields = editedFields(before, form);
      await this.refuseTaken(id, fields);
      const saved = await this.saveAtSiigo(before, fields);
      await this.storeCopy(before, saved ?? { fields, idSiigo: null }, form.withholding, editor);
      return await this.view((await this.customers.findById(id)) ?? before);
    } catch (error) {
      await this.customers.finish(id, {});
      throw isDuplicateKey(error) ? identificationTaken() : error;
    }
  }

  async view(row: CustomerEntity): Promise<CustomerDto> {
    const withheld = isCompany(row) ? await this.withholdings.ofBuyer(row) : null;
    return { ...customerView(row), withholding: withholdingView(withheld) };
  }

  private async claim(before: CustomerEntity, version: number): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + SAVING_MS);
    if (await this.customers.claim(before.id, version, now, until)) return;
    const current = await this.customers.findById(before.id);
    throw new AppError('EDIT.CONFLICT', { errors: { current: customerView(current ?? before) } });
  }

  private async refuseTaken(id: number, { identification, branchOffice }: CustomerFields): Promise<void> {
    const other = await this.customers.findBranch(identification, branchOffice);
    if (other && other.id !== id) throw identificationTaken();
  }

  /** Null when SIIGO does not know the customer. */
  private async saveAtSiigo(before: CustomerEntity, fields: CustomerFields): Promise<SavedCustomer | null> {
    const idSiigo = before.idSiigo ?? (await this.idAtSiigo(fields));
    if (idSiigo === null) return null;
    const current = await this.siigo.get(idSiigo);
    if (isNotFound(current)) return null;
    const body = customerChange(valueOrThrow(current), before, fields);
    const outcome = await this.siigo.replace(idSiigo, body);
    if (outcome.kind === 'ok') return savedCustomerOf(outcome.value, fields);
    if (isNotFound(outcome)) return null;
    if (outcome.kind !== 'unknown') throw failedOutcomeError(outcome, correctionOfForm);
    return this.afterUnknown(idSiigo, body, fields, outcome);
  }

  private async afterUnknown(
    idSiigo: string,
    sent: SiigoCustomerRequest,
    fields: CustomerFields,
    unknown: Extract<SiigoOutcome<never>, { kind: 'unknown' }>,
  ): Promise<SavedCustomer> {
    const now = await this.siigo.get(idSiigo);
    if (now.kind !== 'ok') throw failedOutcomeError(unknown);
    if (!isSame(sent, requestOf(now.value))) throw failedOutcomeError(unknown);
    return savedCustomerOf(now.value, fields);
  }

  private async idAtSiigo({ identification, branchOffice }: CustomerFields): Promise<string | null> {
    const branches = valueOrThrow(await this.siigo.find(identification));
    const found = branches.find(({ branch_office: branch = 0 }) => branch === branchOffice);
    return found?.id ?? null;
  }

  private async storeCopy(
    before: CustomerEntity,
    saved: SavedCustomer,
    withholding: CustomerEditDto['withholding'],
    editor: RequestUser,
  ): Promise<void> {
    const now = this.clock.now();
    const change = {
      ...saved.fields,
      idSiigo: saved.idSiigo,
      syncedAt: now,
      savingUntil: null,
      version: before.version + 1,
    };
    const after = { ...before, ...change };
    await this.work.run(async () => {
      const audited = { before: await this.audited(before), after: {} };
      await this.customers.finish(before.id, change);
      await this.setWithholding(before, after, withholding);
      audited.after = await this.audited(after);
      await this.audit.record({
        actorId: editor.id,
        action: 'customers.updated',
        subject: 'customer',
        subjectId: before.id,
        ...audited,
      });
    });
  }

  /** A person withholds nothing; rates follow a corrected document. */
  private async setWithholding(
    before: CustomerEntity,
    after: CustomerEntity,
    given: CustomerEditDto['withholding'],
  ): Promise<void> {
    if (!isCompany(before) && !isCompany(after)) return;
    const known = await this.withholdings.ofBuyer(before);
    const wanted = given === undefined ? known : withholdingOf(given);
    if (!isSameDocument(before, after)) await this.withholdings.setBuyer(before, null);
    await this.withholdings.setBuyer(after, isCompany(after) ? wanted : null);
  }

  private async audited(row: CustomerEntity): Promise<object> {
    const { version: _version, ...fields } = await this.view(row);
    return fields;
  }
}

const isCompany = ({ personType }: Pick<CustomerEntity, 'personType'>): boolean => personType === 'Company';

const isSameDocument = (one: CustomerEntity, other: CustomerEntity): boolean =>
  one.identification === other.identification && one.idType === other.idType;

interface SavedCustomer {
  fields: CustomerFields;
  idSiigo: string | null;
}

/** Some accounts return only part of a replaced customer; the request supplies the rest. */
const savedCustomerOf = (sent: SiigoCustomer, fields: CustomerFields): SavedCustomer => ({
  idSiigo: sent.id,
  fields: sent.address && sent.name ? fieldsOfSiigo(sent) : fields,
});

function editedFields(before: CustomerEntity, form: CustomerEditDto): CustomerFields {
  const fields = fieldsOfForm(form);
  return {
    ...fields,
    branchOffice: before.branchOffice,
    active: form.active ?? before.active,
    phones: form.phones === undefined ? before.phones : fields.phones,
    contacts: form.contacts === undefined ? before.contacts : fields.contacts,
    fiscalResponsibilities:
      form.fiscal_responsibilities === undefined
        ? before.fiscalResponsibilities
        : fields.fiscalResponsibilities,
    vatResponsible: form.vat_responsible ?? before.vatResponsible,
    sellerId: form.seller_id === undefined ? before.sellerId : fields.sellerId,
    collectorId: form.collector_id === undefined ? before.collectorId : fields.collectorId,
    comments: form.comments === undefined ? before.comments : fields.comments,
  };
}

/** Ignores check digits and blanks that SIIGO adds. */
function isSame(sent: SiigoCustomerRequest, stored: SiigoCustomerRequest): boolean {
  const names = Object.keys(sent) as (keyof SiigoCustomerRequest)[];
  return names
    .filter((name) => name !== 'check_digit')
    .every((name) => JSON.stringify(sent[name]) === JSON.stringify(stored[name]));
}
