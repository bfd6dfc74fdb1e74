import { EventSender } from './event-sender.js';
import { WompiFaults } from '../faults/wompi-faults.js';
import type { WompiKeys } from '../protocol/keys.js';
import { PaymentLinks } from './payment-links.js';
import { AcceptanceTokens } from './acceptance.js';
import { type Transaction, TransactionStore } from './transactions.js';
import { RefundStore } from './refunds.js';
import { PaymentSources } from './payment-sources.js';
import { PaymentTokens } from './payment-tokens.js';

export interface WompiOptions extends WompiKeys {
  eventsUrl: string;
  delayMs?: number;
  /** Factor of the retry delays; 1 is Wompi's own. */
  retryScale?: number;
  now?: () => number;
}

const DELAY_MS = 700;
const RETRY_SCALE = 0.001;

export class Merchant {
  readonly now: () => number;
  readonly transactions: TransactionStore;
  readonly refunds: RefundStore;
  readonly acceptance: AcceptanceTokens;
  readonly events: EventSender;
  readonly tokens: PaymentTokens;
  readonly sources: PaymentSources;
  readonly links: PaymentLinks;
  readonly faults = new WompiFaults();
  private readonly delayMs: number;

  constructor(readonly keys: WompiOptions) {
    const { delayMs = DELAY_MS, retryScale = RETRY_SCALE, now = Date.now } = keys;
    this.now = now;
    this.delayMs = delayMs;
    this.acceptance = new AcceptanceTokens(now);
    this.tokens = new PaymentTokens(now);
    this.sources = new PaymentSources(this.tokens);
    this.links = new PaymentLinks(keys.publicKey, now);
    const store = (transaction: Transaction): void => this.transactions.store(transaction);
    this.events = new EventSender(keys.eventsUrl, keys.eventsSecret, retryScale, store);
    this.transactions = new TransactionStore((transaction) => this.announce(transaction), now);
    this.refunds = new RefundStore(this.transactions, now);
  }

  /** null leaves a new payment pending until the control route finishes it. */
  pause(): number | null {
    return this.events.switches.keepsPending ? null : this.delayMs;
  }

  /** The personal-data token counts when sent or required. @throws WompiError */
  accept(body: Readonly<Record<string, unknown>>): void {
    this.acceptance.use('END_USER_POLICY', body);
    const isRequired = this.events.switches.personalAuth === 'required';
    if (isRequired || body['accept_personal_auth'] !== undefined)
      this.acceptance.use('PERSONAL_DATA_AUTH', body);
  }

  stop(): void {
    this.transactions.stop();
    this.events.stop();
  }

  private announce(transaction: Transaction): void {
    const { status, payment_link_id: link } = transaction;
    if (status === 'APPROVED' && link !== null && this.links.get(link).single_use)
      this.links.activate(link, false);
    this.events.announce(transaction);
  }
}
