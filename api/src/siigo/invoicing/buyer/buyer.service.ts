import { COUNTRY } from '@lacteos/contracts/reference/reference-data';
import { Injectable } from '@nestjs/common';
import { refusal } from '../../corrections/refusals.js';

import {
  InvoiceableOrders,
  OrderTimeline,
  type CustomerDataDto,
  type InvoiceableOrder,
} from '#orders/order/index.js';
import { Audit } from '#platform/audit/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { UserLookup } from '#users/index.js';
import type { SiigoCustomerRequest } from '../../client/siigo-wire.js';
import { DocumentRepository } from '../document/document.repository.js';
import { canRetry, isUndone } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { customerOfOrder } from '../payload/order-customer.js';
import { refuseUnpaid } from '../request/invoice-rules.js';
import { documentRefusal } from '../view/invoice-view.js';
import type { BuyerDto } from './buyer.dto.js';

const NO_RESPONSIBILITY = 'R-99-PN';

@Injectable()
export class BuyerService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: InvoiceableOrders,
    private readonly documents: DocumentRepository,
    private readonly users: UserLookup,
    private readonly timeline: OrderTimeline,
    private readonly audit: Audit,
  ) {}

  /** @throws ORDERS.NOT_FOUND */
  async find(orderId: number): Promise<BuyerDto> {
    const order = await this.orders.find(orderId);
    if (!order) throw refusal('ORDERS.NOT_FOUND');
    const document = await this.documents.findBy({ orderId });
    const isCorrectable = order.isPaid && order.active && !isFrozen(document);
    return { customer: await this.customerOf(order), isCorrectable };
  }

  /** @throws ORDERS.NOT_FOUND, ORDERS.CANCELLED, ORDERS.NOT_PAID, SIIGO.BUYER_FROZEN, VALIDATION.FAILED */
  async correct(orderId: number, given: CustomerDataDto, actorId: number): Promise<BuyerDto> {
    await this.work.run(async () => {
      await this.orders.lock(orderId);
      const order = await this.orders.find(orderId);
      refuseUnpaid(order);
      const invoice = await this.documents.findBy({ orderId });
      if (invoice && isFrozen(invoice)) throw documentRefusal('SIIGO.BUYER_FROZEN', invoice);
      const before = await this.customerOf(order);
      const after = await this.orders.correctBuyer(orderId, given);
      const detail = `${before.identification} → ${after.identification}`;
      await this.timeline.record({ orderId, name: 'BuyerCorrected', actorId, detail });
      const action = 'siigo.buyer.corrected';
      await this.audit.record({ actorId, action, subject: 'order', subjectId: orderId, before, after });
    });
    return this.find(orderId);
  }

  private async customerOf(order: InvoiceableOrder): Promise<CustomerDataDto> {
    return order.customer ?? dataOf(customerOfOrder(order, await this.users.find(order.userId)));
  }
}

/** A document that the DIAN rejected keeps its buyer at SIIGO until its annulment. */
export const isFrozen = (document: SiigoDocumentEntity | null): boolean =>
  document !== null && !isUndone(document.state) && !(canRetry(document.state) && document.siigoId === null);

function dataOf(customer: SiigoCustomerRequest): CustomerDataDto {
  const [first = '', last = ''] = customer.name;
  const [contact] = customer.contacts ?? [];
  const isCompany = customer.person_type === 'Company';
  const { city } = customer.address;
  return {
    identification: customer.identification,
    person_type: customer.person_type,
    id_type: customer.id_type as CustomerDataDto['id_type'],
    fiscal_responsibility: NO_RESPONSIBILITY,
    ...(customer.vat_responsible === undefined ? {} : { vat_responsible: customer.vat_responsible }),
    ...(isCompany ? { nameCompany: first } : { first_name: first, last_name: last }),
    ...(customer.commercial_name ? { commercial_name: customer.commercial_name } : {}),
    address: customer.address.address,
    country_code: city.country_code || COUNTRY.code,
    state_code: city.state_code,
    city_code: city.city_code,
    contact_first_name: contact?.first_name ?? first,
    ...(contact?.last_name ? { contact_last_name: contact.last_name } : {}),
    ...(contact?.email ? { contact_email: contact.email } : {}),
    ...(customer.phones?.[0]?.number ? { contact_phone: customer.phones[0].number } : {}),
  };
}
