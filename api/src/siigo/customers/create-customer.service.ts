import { Injectable } from '@nestjs/common';

import { OrderWithholdings } from '#orders/order/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { failedOutcomeError, valueOrThrow } from '../client/errors/siigo-failure.js';
import type { SiigoOutcome } from '../client/errors/siigo-outcome.js';
import { SiigoCustomers } from '../client/siigo-records.js';
import type { SiigoCustomer } from '../client/siigo-wire.js';
import { freeBranch, idTypeOf } from './customer-branch.js';
import { type CustomerFields, fieldsOfForm, siigoRequestOf } from './request/customer-fields.js';
import { correctionOfForm, identificationTaken } from './customer-refusals.js';
import { customerProblems } from './customer-rules.js';
import { withholdingOf, withholdingProblems } from './customer-withholding.js';
import type { CustomerDto, NewCustomerDto } from './customer.dto.js';
import { CustomersRepository } from './customers.repository.js';
import { CustomersService } from './customers.service.js';
import { EditCustomerService } from './edit-customer.service.js';
import { withSiigoNames } from './request/siigo-names.js';

@Injectable()
export class CreateCustomerService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly store: CustomersService,
    private readonly editing: EditCustomerService,
    private readonly siigo: SiigoCustomers,
    private readonly withholdings: OrderWithholdings,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /**
   * Stores and refuses a customer that SIIGO already has, so that it can be edited. @throws VALIDATION.FAILED,
   * SIIGO.REJECTED, SIIGO.OUTCOME_UNKNOWN, SIIGO.UNAVAILABLE
   */
  async create(form: NewCustomerDto, creator: RequestUser): Promise<CustomerDto> {
    const problems = { ...customerProblems(form), ...withholdingProblems(form) };
    if (Object.keys(problems).length > 0) throw new AppError('VALIDATION.FAILED', { errors: problems });
    const wanted = fieldsOfForm(form);
    const fields = { ...wanted, branchOffice: await this.branchOfNew(wanted) };
    const sent = await this.createAtSiigo(fields);
    return this.work.run(async () => {
      const row = await this.store.store(sent);
      if (fields.personType === 'Company')
        await this.withholdings.setBuyer(row, withholdingOf(form.withholding));
      const created = await this.editing.view(row);
      const { version: _version, ...after } = created;
      await this.audit.record({
        actorId: creator.id,
        action: 'customers.created',
        subject: 'customer',
        subjectId: row.id,
        before: null,
        after,
      });
      return created;
    });
  }

  private async branchOfNew({ identification, idType }: CustomerFields): Promise<number> {
    const isSame = (row: { readonly idType: string }): boolean => row.idType === idType;
    if ((await this.customers.findBranches(identification)).some(isSame)) throw identificationTaken();
    const atSiigo = valueOrThrow(await this.siigo.find(identification));
    if ((await this.store.storeAll(atSiigo)).some(isSame)) throw identificationTaken();
    return freeBranch(atSiigo);
  }

  private async createAtSiigo(fields: CustomerFields): Promise<SiigoCustomer> {
    const outcome = await this.siigo.create(withSiigoNames(siigoRequestOf(fields)));
    if (outcome.kind === 'ok') return outcome.value;
    if (outcome.kind !== 'unknown') throw failedOutcomeError(outcome, correctionOfForm);
    return this.afterUnknown(fields, outcome);
  }

  /** The document was free before sending, so a customer found now is the one sent. */
  private async afterUnknown(
    { identification, idType }: CustomerFields,
    unknown: Extract<SiigoOutcome<never>, { kind: 'unknown' }>,
  ): Promise<SiigoCustomer> {
    const seen = await this.siigo.find(identification);
    const found =
      seen.kind === 'ok' ? seen.value.find((customer) => idTypeOf(customer) === idType) : undefined;
    if (!found) throw failedOutcomeError(unknown);
    return found;
  }
}
