import { identificationProblem } from '@lacteos/contracts/identification/identification';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { OrderAccess } from '#orders/order/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { foldText } from '#platform/text/index.js';
import { LiveSessions } from '#users/index.js';
import type { ClaimEntity } from '../claim/claim.entity.js';
import { numberOf } from '../claim/claim-texts.js';
import { ClaimsRepository } from '../claim/claims.repository.js';
import { documentKey } from '../claim/document-key.js';
import { requestKeyOf } from '../claim/request-key.js';
import { ClaimHistory } from '../history/claim-history.js';
import { answerDueOn, harmDueOn } from '../terms/claim-terms.js';
import type { ClaimReceiptDto, NewClaimDto } from './claim-request.dto.js';

const SEARCH_LENGTH = 500;

@Injectable()
export class RequestClaimService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly claims: ClaimsRepository,
    private readonly history: ClaimHistory,
    private readonly orders: OrderAccess,
    private readonly sessions: LiveSessions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A repeat returns the same claim. @throws CLAIMS.KEY_REQUIRED, VALIDATION.FAILED */
  async request(wanted: NewClaimDto, user: RequestUser | null, key: string | null): Promise<ClaimReceiptDto> {
    const document = documentKey(wanted.idType, wanted.document);
    const requestKey = requestKeyOf('claim', user?.id ?? null, document, key);
    const before = await this.claims.findByKey(requestKey);
    if (before) return receiptOf(before);
    await this.refuseWrong(wanted, user);
    try {
      return receiptOf(await this.work.run(() => this.record(wanted, user, document, requestKey)));
    } catch (error) {
      const same = isDuplicateKey(error) ? await this.claims.findByKey(requestKey) : null;
      if (!same) throw error;
      return receiptOf(same);
    }
  }

  private async record(
    wanted: NewClaimDto,
    user: RequestUser | null,
    document: string,
    requestKey: string,
  ): Promise<ClaimEntity> {
    if (user) await this.sessions.lock(user);
    const receivedAt = this.clock.now();
    const year = Number(colombianDay(receivedAt).slice(0, 4));
    const number = { year, serial: await this.claims.nextSerial(year) };
    const { kind, name, idType, email, phone, text, harm = null } = wanted;
    const { terms, harmReportDays } = this.config.claims;
    const claim: Omit<ClaimEntity, 'id'> = {
      ...number,
      kind,
      state: 'received',
      name,
      idType,
      documentKey: document,
      email,
      phone,
      orderId: wanted.orderId ?? null,
      productId: wanted.productId ?? null,
      userId: user?.id ?? null,
      assigneeId: null,
      harm,
      harmDueOn: harm && harmDueOn(receivedAt, harmReportDays),
      harmReportedAt: null,
      dueOn: answerDueOn(receivedAt, terms[kind]),
      isProlonged: false,
      receivedAt,
      updatedAt: receivedAt,
      requestKey,
      searchText: foldText([numberOf(number), name, document, email].join(' ')).slice(0, SEARCH_LENGTH),
      version: 1,
    };
    const id = await this.claims.insert(claim);
    await this.history.add({
      entry: { claimId: id, kind: 'received', authorId: null, text, at: receivedAt, requestKey: null },
      files: wanted.files,
      isMailed: true,
      audited: {
        action: 'claims.received',
        before: null,
        after: { number: numberOf(number), kind, harm, dueOn: claim.dueOn },
      },
    });
    return { ...claim, id };
  }

  private async refuseWrong(wanted: NewClaimDto, user: RequestUser | null): Promise<void> {
    const errors: Record<string, string> = {};
    const document = identificationProblem(wanted.idType, wanted.document);
    if (document) errors['document'] = document;
    if (wanted.productId && (await this.claims.productName(wanted.productId)) === null)
      errors['productId'] = 'Ese producto no existe.';
    if (wanted.orderId && user && !(await this.maySee(wanted.orderId, user)))
      errors['orderId'] = 'No encontramos ese pedido en su cuenta.';
    if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
  }

  private async maySee(orderId: number, user: RequestUser): Promise<boolean> {
    try {
      await this.orders.get(orderId, user);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'ORDERS.NOT_FOUND') return false;
      throw error;
    }
  }
}

export const receiptOf = (claim: ClaimEntity): ClaimReceiptDto => ({
  number: numberOf(claim),
  kind: claim.kind,
  receivedAt: claim.receivedAt.toISOString(),
  dueOn: claim.dueOn,
});
