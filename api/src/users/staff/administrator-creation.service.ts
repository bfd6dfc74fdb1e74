import { ROLES } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import { Audit, Audited } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { createValidationPipe } from '#platform/http/index.js';
import { newAccount } from '../accounts/new-account.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { SignUpDto } from '../auth/auth.dto.js';

export interface AdministratorForm {
  readonly email: string;
  readonly password: string;
  readonly n_document: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  /** DIVIPOLA code of the municipality, five digits. */
  readonly city_code: string;
}

@Injectable()
export class AdministratorCreation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Audited without an actor. @throws VALIDATION.FAILED, AUTH.PASSWORD_GUESSABLE, AUTH.ALREADY_REGISTERED */
  @Audited('users.created', 'creó el usuario')
  async create(form: AdministratorForm): Promise<number> {
    const checked = await this.check(form);
    const account = newAccount(checked, {
      role: ROLES.superAdmin,
      passwordHash: await this.passwords.hash(checked.password),
      createdAt: this.clock.now(),
    });
    try {
      return await this.work.run(async () => {
        const subjectId = await this.users.add(account);
        const { created_at: _createdAt, ...after } = account;
        await this.audit.record({
          actorId: null,
          action: 'users.created',
          subject: 'user',
          subjectId,
          before: null,
          after,
        });
        return subjectId;
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('AUTH.ALREADY_REGISTERED', {}, error);
      throw error;
    }
  }

  private check(form: AdministratorForm): Promise<SignUpDto> {
    const asSignUp = {
      ...form,
      person_type: 'Person',
      idType: '13',
      state_code: form.city_code.slice(0, 2),
      termsAccepted: true,
    };
    return createValidationPipe().transform(asSignUp, { type: 'body', metatype: SignUpDto });
  }
}
