import { toPesos } from '@lacteos/contracts/money/money';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { AuditErasure } from '#platform/audit/index.js';
import {
  type ArchiveRow,
  type ArchiveSection,
  type Person,
  type PersonalDataRoom,
  PersonalDataRooms,
} from '#platform/personal-data/index.js';
import type { CustomerEntity } from '../customers/customer.entity.js';
import { SiigoPersonalDataRepository } from './siigo-personal-data.repository.js';

@Injectable()
export class SiigoPersonalData implements PersonalDataRoom, OnModuleInit {
  constructor(
    private readonly rooms: PersonalDataRooms,
    private readonly rows: SiigoPersonalDataRepository,
    private readonly audit: AuditErasure,
  ) {}

  onModuleInit(): void {
    this.rooms.register(this);
  }

  async bindsDocument({ id }: Person): Promise<boolean> {
    return (await this.rows.documentsOf(id)).length > 0;
  }

  sections(person: Person): ArchiveSection[] {
    return [
      { name: 'facturas', title: 'Facturas y notas crédito', rows: () => this.documents(person.id) },
      { name: 'tercero-en-siigo', title: 'Cliente en SIIGO', rows: () => this.customers(person) },
    ];
  }

  async erase(person: Person): Promise<void> {
    const customers = await this.invoicedCustomers(person);
    await this.audit.eraseRows(
      'customer',
      customers.map(({ id }) => id),
      person,
    );
    await this.rows.removeUnknown(person);
  }

  private async *documents(userId: number): AsyncIterable<ArchiveRow> {
    for (const document of await this.rows.documentsOf(userId))
      yield {
        Pedido: document.orderId ?? document.formerOrderId,
        Número: document.name,
        Clase: document.kind,
        Estado: document.state,
        Fecha: document.createdAt,
        Comprador: document.customerIdentification,
        Total: toPesos(document.total),
        CUFE: document.cufe,
        Enviado: document.payload,
      };
  }

  private async *customers(person: Person): AsyncIterable<ArchiveRow> {
    for (const customer of await this.invoicedCustomers(person))
      yield {
        Documento: customer.identification,
        Nombres: customer.firstName,
        Apellidos: customer.lastName,
        'Razón social': customer.nameCompany,
        Dirección: customer.address,
        Teléfonos: customer.phones,
        Contactos: customer.contacts,
        Comentarios: customer.comments,
      };
  }

  /** Only customers of own invoices, because an account's document number is unverified. */
  private async invoicedCustomers(person: Person): Promise<CustomerEntity[]> {
    const documents = await this.rows.documentsOf(person.id);
    const isInvoiced = documents.some(
      ({ customerIdentification }) => customerIdentification === person.document,
    );
    return isInvoiced ? this.rows.customersOf(person) : [];
  }
}
