import { randomBytes } from 'node:crypto';

import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import {
  type ArchiveRow,
  type ArchiveSection,
  type Person,
  type PersonalDataRoom,
  PersonalDataRooms,
} from '#platform/personal-data/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { SavedAddressesRepository } from '../addresses/saved-addresses.repository.js';
import { OwnDataRepository } from './own-data.repository.js';

const SECRET_BYTES = 32;

@Injectable()
export class UsersPersonalData implements PersonalDataRoom, OnModuleInit {
  constructor(
    private readonly rooms: PersonalDataRooms,
    private readonly users: UsersRepository,
    private readonly ownData: OwnDataRepository,
    private readonly addresses: SavedAddressesRepository,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.rooms.register(this);
  }

  sections(person: Person): ArchiveSection[] {
    return [
      { name: 'cuenta', title: 'Cuenta', rows: () => this.account(person.id) },
      { name: 'direcciones', title: 'Direcciones guardadas', rows: () => this.savedAddresses(person.id) },
      { name: 'sesiones', title: 'Sesiones', rows: () => this.sessions(person.id) },
    ];
  }

  async erase({ id }: Person): Promise<void> {
    const placeholder = `eliminada-${id}@cuenta.invalid`;
    await this.ownData.erase(id, {
      n_document: `eliminada-${id}`,
      id_type: '',
      person_type: 'Person',
      first_name: 'Cuenta',
      last_name: 'eliminada',
      name_company: null,
      commercial_name: null,
      email: placeholder,
      email_key: placeholder,
      password_hash: await this.passwords.hash(randomBytes(SECRET_BYTES).toString('base64url')),
      phone: '',
      city_code: '',
      state_code: '',
      active: false,
      erased_at: this.clock.now(),
    });
  }

  private async *account(id: number): AsyncIterable<ArchiveRow> {
    const user = await this.users.findById(id);
    if (!user) return;
    yield {
      Número: user.id,
      Documento: `${user.id_type} ${user.n_document}`,
      Nombres: user.first_name,
      Apellidos: user.last_name,
      'Razón social': user.name_company,
      'Nombre comercial': user.commercial_name,
      Correo: user.email,
      Teléfono: user.phone,
      Departamento: user.state_code,
      Municipio: user.city_code,
      'Creada el': user.created_at,
    };
  }

  private async *savedAddresses(id: number): AsyncIterable<ArchiveRow> {
    for (const { label, address, stateCode, cityCode, isDefault } of await this.addresses.findByUser(id))
      yield {
        Nombre: label,
        Dirección: address,
        Departamento: stateCode,
        Municipio: cityCode,
        Predeterminada: isDefault,
      };
  }

  private async *sessions(id: number): AsyncIterable<ArchiveRow> {
    for (const { startedAt, endedAt, device } of await this.ownData.sessionsOf(id))
      yield { 'Abierta el': startedAt, 'Cerrada el': endedAt, Equipo: device };
  }
}
