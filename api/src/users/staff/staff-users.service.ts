import type { PageMeta } from '@lacteos/contracts/schemas';
import { isMunicipalityOf } from '@lacteos/contracts/divipola';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { pageOf, sortOf } from '#platform/http/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { WRONG_CITY } from '../accounts/new-account.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { emailKey, type User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { refuseGuessable } from '../passwords/password-guess.js';
import type { AccountChange } from '../sessions/account-change-mail.js';
import { SessionEndingService } from '../sessions/session-ending.service.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import { refusalOf } from './privilege-rules.js';
import type { AdminUserDto, StaffUserListQuery, StaffUserSort, UserChangeDto } from './staff-users.dto.js';
import { StaffUsersRepository, type UserChange } from './staff-users.repository.js';

@Injectable()
export class StaffUsersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: UsersRepository,
    private readonly accounts: StaffUsersRepository,
    private readonly sessionEnding: SessionEndingService,
    private readonly passwords: PasswordHasher,
    private readonly verification: EmailVerification,
    private readonly audit: Audit,
    private readonly events: SecurityEvents,
  ) {}

  async list(query: StaffUserListQuery): Promise<{ users: AdminUserDto[]; meta: PageMeta }> {
    const { skip, take, page, pageSize } = pageOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const filter = {
      search: query.search || null,
      role: query.id_role ?? null,
      active: query.active ?? null,
    };
    const [rows, total] = await this.accounts.list(filter, {
      by: column as StaffUserSort,
      direction,
      skip,
      take,
    });
    return { users: rows.map(userView), meta: { total, page, pageSize } };
  }

  /**
   * Changes of e-mail, role, password or state end all sessions. @throws USERS.NOT_FOUND, USERS.ERASED,
   * USERS.ONLY_SUPERADMIN, USERS.NOT_YOURSELF, USERS.OWN_PROFILE, VALIDATION.FAILED, AUTH.ALREADY_REGISTERED,
   * AUTH.PASSWORD_GUESSABLE, EDIT.CONFLICT with `errors.current`
   */
  async update(dto: UserChangeDto, editor: RequestUser): Promise<AdminUserDto> {
    const passwordHash = dto.password ? await this.passwords.hash(dto.password) : null;
    try {
      const user = await this.work.run(() => this.apply(dto, passwordHash, editor));
      if (passwordHash !== null)
        this.events.record('password.changed', { subjectId: user.id, reason: 'staff' });
      return user;
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('AUTH.ALREADY_REGISTERED', {}, error);
      throw error;
    }
  }

  private async apply(
    dto: UserChangeDto,
    passwordHash: string | null,
    editor: RequestUser,
  ): Promise<AdminUserDto> {
    const before = await this.get(dto.id);
    if (before.erased_at) throw new AppError('USERS.ERASED');
    const refusal = refusalOf(editor, before, dto);
    if (refusal) throw new AppError(refusal);
    if (dto.version !== undefined && dto.version !== before.version) throw conflict(before);
    if (dto.password) refuseGuessable(dto.password, { ...before, email: dto.email ?? before.email });
    const change = changeOf(dto, passwordHash);
    const { city_code, state_code } = { ...before, ...change };
    if (!isMunicipalityOf(city_code, state_code)) {
      throw new AppError('VALIDATION.FAILED', { errors: { city_code: WRONG_CITY } });
    }
    const after = { ...before, ...change };
    const changes = changesOf(before, after);
    if (!(await this.accounts.change(before, change, changes.length > 0)))
      throw conflict(await this.get(dto.id));
    if (changes.length > 0) await this.sessionEnding.endFor(before, changes);
    if (changes.includes('email')) await this.verification.forget(before.id);
    await this.audit.record({
      actorId: editor.id,
      action: 'users.updated',
      subject: 'user',
      subjectId: before.id,
      before: auditedUser(before),
      after: auditedUser(after),
    });
    return userView(await this.get(dto.id));
  }

  private async get(id: number): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw new AppError('USERS.NOT_FOUND');
    return user;
  }
}

function changesOf(before: User, after: User): AccountChange[] {
  const isChanged: Record<Exclude<AccountChange, 'store' | 'totp'>, boolean> = {
    email: after.email_key !== before.email_key,
    password: after.password_hash !== before.password_hash,
    role: after.id_role !== before.id_role,
    deactivation: before.active && !after.active,
  };
  return (Object.keys(isChanged) as (keyof typeof isChanged)[]).filter((change) => isChanged[change]);
}

const conflict = (current: User): AppError =>
  new AppError('EDIT.CONFLICT', { errors: { current: userView(current) } });

function changeOf(dto: UserChangeDto, passwordHash: string | null): UserChange {
  const { phone, city_code, state_code, email, active, id_role } = dto;
  const change: UserChange = {
    phone,
    city_code,
    state_code,
    email,
    email_key: email === undefined ? undefined : emailKey(email),
    active,
    id_role,
    password_hash: passwordHash ?? undefined,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

const userView = (user: User): AdminUserDto => ({
  id: user.id,
  n_document: user.n_document,
  person_type: user.person_type,
  first_name: user.first_name,
  last_name: user.last_name,
  nameCompany: user.name_company,
  email: user.email,
  phone: user.phone,
  city_code: user.city_code,
  state_code: user.state_code,
  active: user.active,
  id_role: user.id_role,
  version: user.version,
  createdAt: user.created_at.toISOString(),
});

/** Includes the password hash, so that the audit trail shows a change; the trail masks the value. */
function auditedUser(user: User): object {
  const { version: _version, createdAt: _createdAt, ...fields } = userView(user);
  return { ...fields, password_hash: user.password_hash };
}
