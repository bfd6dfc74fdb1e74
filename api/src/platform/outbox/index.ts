export { DailyWork, runInBatches } from './daily-work.js';
export { orderOf, parsePayload } from './turn-groups.js';
export { RejectedMessage, UnknownOutcome } from './message-failure.js';
export { OutboxMessage } from './outbox-message.entity.js';
export { OutboxRetention } from './outbox-retention.js';
export { OutboxWorker } from './outbox-worker.js';
export { OutboxModule } from './outbox.module.js';
export { type NewMessage, Outbox, type OutboxHandler } from './outbox.js';
export { StartPlans } from './start-plans.js';
