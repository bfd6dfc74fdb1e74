import type { PersonType } from '@lacteos/contracts/reference/reference-data';
import type { RoleId } from '@lacteos/contracts/reference/roles';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { timestampColumn } from '#platform/database/index.js';
import { AuditedAs, Keeps, Personal } from '#platform/stored-data/index.js';

const PERSON_NAME = "TRIM(CONCAT(COALESCE(first_name, ''), ' ', COALESCE(last_name, '')))";
const AUDITED_NAME = `COALESCE(NULLIF(name_company, ''), NULLIF(${PERSON_NAME}, ''), email)`;

@Keeps('always')
@AuditedAs('user', 'Usuario', AUDITED_NAME)
@Entity('users')
@Index('uq_users_typed_document', ['n_document', 'id_type'], { unique: true })
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  @Personal('número de documento', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 30 })
  n_document: string;

  @Personal('tipo de documento', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 10 })
  id_type: string;

  @Personal('persona o empresa', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 10 })
  person_type: PersonType;

  @Personal('nombres', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 40, nullable: true })
  first_name: string | null;

  @Personal('apellidos', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 40, nullable: true })
  last_name: string | null;

  @Personal('razón social', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 120, nullable: true })
  name_company: string | null;

  @Personal('nombre comercial', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 120, nullable: true })
  commercial_name: string | null;

  @Personal('correo', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** Normalised e-mail; see `emailKey`. */
  @Personal('correo para comparar', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 254 })
  @Index('uq_users_email', { unique: true })
  email_key: string;

  @Personal('contraseña cifrada', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 255 })
  password_hash: string;

  @Personal('teléfono', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 10 })
  phone: string;

  @Personal('municipio', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 5 })
  city_code: string;

  @Personal('departamento', 'account', 'anonymised')
  @Column({ type: 'varchar', length: 2 })
  state_code: string;

  @Column({ type: 'integer' })
  id_role: RoleId;

  @Column({ type: 'boolean', default: true })
  active: boolean;

  /** Incremented by a new password, role or deactivation; tokens of older versions are void. */
  @Column({ type: 'integer', default: 1 })
  session_version: number;

  /**
   * Incremented by a change of mail, password, role, state or second factor, and when all other sessions end; voids
   * older proofs.
   */
  @Column({ type: 'integer', default: 1 })
  key_version: number;

  /** Incremented by every edit of staff, to detect conflicts. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @timestampColumn()
  created_at: Date;

  /** Set by an erasure; prevents activation. */
  @timestampColumn({ nullable: true })
  erased_at?: Date | null;
}

/** E-mail addresses are compared without case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
