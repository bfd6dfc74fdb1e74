import type { PersonType } from '@lacteos/contracts/reference/reference-data';
import { Column, Entity, Index, PrimaryGeneratedColumn, type ValueTransformer } from 'typeorm';

import { timestampColumn } from '#platform/database/index.js';
import type { SiigoContact, SiigoPhone } from '../client/siigo-wire.js';
import { AuditedAs, Impersonal, Keeps, Personal } from '#platform/stored-data/index.js';

const json: ValueTransformer = {
  to: (value: unknown) => JSON.stringify(value ?? []),
  from: (stored: string | null) => JSON.parse(stored ?? '[]') as unknown,
};

/** A SIIGO customer that was found, edited or created with an invoice. */
@Keeps('tax')
@AuditedAs('customer', 'Cliente')
@Entity('customers')
@Index('customers_branch', ['identification', 'branchOffice'], { unique: true })
export class CustomerEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Without check digit. */
  @Personal('documento del tercero en SIIGO', 'books', 'retained')
  @Column({ type: 'varchar', length: 50 })
  identification: string;

  /** 0 is the main branch. */
  @Column({ name: 'branch_office', type: 'integer', default: 0 })
  branchOffice: number;

  /** GUID in SIIGO; null until SIIGO has the customer. */
  @Personal('número del tercero en SIIGO', 'books', 'retained')
  @Index('customers_id_siigo')
  @Column({ name: 'id_siigo', type: 'varchar', length: 64, nullable: true })
  idSiigo: string | null;

  @Column({ type: 'boolean', default: true })
  active: boolean;

  @Personal('persona o empresa', 'books', 'retained')
  @Column({ name: 'person_type', type: 'varchar', length: 10 })
  personType: PersonType;

  @Personal('tipo de documento', 'books', 'retained')
  @Column({ name: 'id_type', type: 'varchar', length: 10 })
  idType: string;

  @Personal('dígito de verificación', 'books', 'retained')
  @Column({ name: 'check_digit', type: 'varchar', length: 1, nullable: true })
  checkDigit: string | null;

  @Personal('nombres', 'books', 'retained')
  @Column({ name: 'first_name', type: 'varchar', length: 100, nullable: true })
  firstName: string | null;

  @Personal('apellidos', 'books', 'retained')
  @Column({ name: 'last_name', type: 'varchar', length: 100, nullable: true })
  lastName: string | null;

  @Personal('razón social', 'books', 'retained')
  @Column({ name: 'name_company', type: 'varchar', length: 100, nullable: true })
  nameCompany: string | null;

  @Personal('nombre comercial', 'books', 'retained')
  @Column({ name: 'commercial_name', type: 'varchar', length: 100, nullable: true })
  commercialName: string | null;

  @Personal('dirección', 'books', 'retained')
  @Column({ type: 'varchar', length: 256 })
  address: string;

  @Personal('código postal', 'books', 'retained')
  @Column({ name: 'postal_code', type: 'varchar', length: 10, nullable: true })
  postalCode: string | null;

  @Impersonal()
  @Column({ name: 'country_code', type: 'varchar', length: 4 })
  countryCode: string;

  @Personal('departamento', 'books', 'retained')
  @Column({ name: 'state_code', type: 'varchar', length: 2 })
  stateCode: string;

  @Personal('municipio', 'books', 'retained')
  @Column({ name: 'city_code', type: 'varchar', length: 5 })
  cityCode: string;

  @Personal('teléfonos', 'books', 'retained')
  @Column({ type: 'text', transformer: json })
  phones: SiigoPhone[];

  @Personal('contactos con correo y teléfono', 'books', 'retained')
  @Column({ type: 'text', transformer: json })
  contacts: SiigoContact[];

  @Impersonal()
  @Column({ name: 'fiscal_responsibilities', type: 'text', transformer: json })
  fiscalResponsibilities: { code: string }[];

  @Column({ name: 'vat_responsible', type: 'boolean', default: false })
  vatResponsible: boolean;

  @Column({ name: 'seller_id', type: 'integer', nullable: true })
  sellerId: number | null;

  @Column({ name: 'collector_id', type: 'integer', nullable: true })
  collectorId: number | null;

  @Personal('comentarios', 'books', 'retained')
  @Column({ type: 'text', nullable: true })
  comments: string | null;

  /** Incremented by every change, to detect conflicts. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** Lease of an edit that is being sent to SIIGO. */
  @timestampColumn({ name: 'saving_until', nullable: true })
  savingUntil: Date | null;

  @timestampColumn({ name: 'created_at' })
  createdAt: Date;

  @timestampColumn({ name: 'synced_at', nullable: true })
  syncedAt: Date | null;
}
