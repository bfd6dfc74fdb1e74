import { isMunicipalityOf } from '@lacteos/contracts/divipola';
import { identificationProblem, readIdentification } from '@lacteos/contracts/identification/identification';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { PersonalDataRooms } from '#platform/personal-data/index.js';
import { WRONG_CITY } from '../accounts/new-account.js';
import { personOf } from '../accounts/person-of.js';
import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { OwnDataRepository } from './own-data.repository.js';
import type { ProfileChangeDto, ProfileDto } from './profile.dto.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly ownData: OwnDataRepository,
    private readonly rooms: PersonalDataRooms,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** @throws AUTH.REQUIRED when the account is gone */
  async getProfile(id: number): Promise<ProfileDto> {
    const user = await this.users.findById(id);
    if (!user) throw new AppError('AUTH.REQUIRED');
    return profileView(user, await this.rooms.bindsDocument(personOf(user)));
  }

  /**
   * @throws VALIDATION.FAILED, PROFILE.DOCUMENT_FIXED, AUTH.ALREADY_REGISTERED for a document of another account,
   * EDIT.CONFLICT with the current account as `errors.current`
   */
  async change({ id }: RequestUser, form: ProfileChangeDto): Promise<ProfileDto> {
    try {
      await this.work.run(() => this.apply(id, form));
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('AUTH.ALREADY_REGISTERED', {}, error);
      throw error;
    }
    return this.getProfile(id);
  }

  private async apply(id: number, form: ProfileChangeDto): Promise<void> {
    const before = await this.users.findById(id);
    if (!before) throw new AppError('AUTH.REQUIRED');
    const change = changeOf(before, form);
    const isOtherDocument = change.n_document !== before.n_document || change.id_type !== before.id_type;
    if (isOtherDocument && (await this.rooms.bindsDocument(personOf(before))))
      throw new AppError('PROFILE.DOCUMENT_FIXED');
    if (!(await this.ownData.change({ id, version: form.version }, change)))
      throw new AppError('EDIT.CONFLICT', { errors: { current: await this.getProfile(id) } });
    await this.audit.record({
      actorId: id,
      action: 'users.corrected-own',
      subject: 'user',
      subjectId: id,
      before: auditedFields(before),
      after: auditedFields({ ...before, ...change }),
    });
  }
}

type ProfileChange = Pick<
  User,
  | 'first_name'
  | 'last_name'
  | 'name_company'
  | 'commercial_name'
  | 'n_document'
  | 'id_type'
  | 'phone'
  | 'city_code'
  | 'state_code'
>;

function changeOf(before: User, form: ProfileChangeDto): ProfileChange {
  const errors = problemsOf(form, before);
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
  const isCompany = before.person_type === 'Company';
  return {
    first_name: isCompany ? null : (form.first_name ?? null),
    last_name: isCompany ? null : (form.last_name ?? null),
    name_company: isCompany ? (form.nameCompany ?? null) : null,
    commercial_name: isCompany ? (form.commercialName ?? null) : null,
    n_document: readIdentification(form.idType, form.n_document).identification,
    id_type: form.idType,
    phone: form.phone,
    city_code: form.city_code,
    state_code: form.state_code,
  };
}

const NAME_MISSING = 'Escriba el nombre.';

/** An unchanged document may predate the rules. */
function problemsOf(form: ProfileChangeDto, before: User): Record<string, string> {
  const isSame = form.n_document === before.n_document && form.idType === before.id_type;
  const document = isSame ? null : identificationProblem(form.idType, form.n_document);
  const isCompany = before.person_type === 'Company';
  return {
    ...(isMunicipalityOf(form.city_code, form.state_code) ? {} : { city_code: WRONG_CITY }),
    ...(document ? { n_document: document } : {}),
    ...(isCompany && !form.nameCompany ? { nameCompany: NAME_MISSING } : {}),
    ...(!isCompany && !form.first_name ? { first_name: NAME_MISSING } : {}),
  };
}

const auditedFields = ({
  first_name,
  last_name,
  name_company,
  commercial_name,
  id_type,
  n_document,
  phone,
  city_code,
  state_code,
}: User): object => ({
  first_name,
  last_name,
  name_company,
  commercial_name,
  id_type,
  n_document,
  phone,
  city_code,
  state_code,
});

const profileView = (user: User, isDocumentFixed: boolean): ProfileDto => ({
  person_type: user.person_type,
  first_name: user.first_name,
  last_name: user.last_name,
  nameCompany: user.name_company,
  commercialName: user.commercial_name,
  idType: user.id_type,
  n_document: user.n_document,
  isDocumentFixed,
  email: user.email,
  phone: user.phone,
  city_code: user.city_code,
  state_code: user.state_code,
  version: user.version,
});
