import { isMunicipalityOf } from '@lacteos/contracts/divipola';
import { ROLES, type SessionUser } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { isDuplicateKey } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { UsersRepository } from '../accounts/users.repository.js';
import type { SignUpDto } from './auth.dto.js';
import { SessionsService } from './sessions.service.js';

const WRONG_CITY = 'La ciudad no pertenece al departamento.';

/** Creates customer accounts. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account of role 1.
   * @throws VALIDATION.FAILED for a city of another department; AUTH.ALREADY_REGISTERED without saying which key is taken
   */
  async signUp(form: SignUpDto): Promise<SessionUser> {
    if (!isMunicipalityOf(form.city_code, form.state_code)) {
      throw new AppError('VALIDATION.FAILED', { errors: { city_code: WRONG_CITY } });
    }
    const isCompany = form.person_type === 'Company';
    const account = {
      n_document: form.n_document,
      id_type: form.idType,
      person_type: form.person_type,
      first_name: isCompany ? null : (form.first_name ?? null),
      last_name: isCompany ? null : (form.last_name ?? null),
      name_company: isCompany ? (form.nameCompany ?? null) : null,
      commercial_name: isCompany ? (form.commercialName ?? null) : null,
      email: form.email,
      password_hash: await this.passwords.hash(form.password),
      phone: form.phone,
      city_code: form.city_code,
      state_code: form.state_code,
      id_role: ROLES.user,
      created_at: this.clock.now(),
    };
    try {
      return await this.sessions.describe(await this.users.add(account));
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('AUTH.ALREADY_REGISTERED', {}, error);
      throw error;
    }
  }
}
