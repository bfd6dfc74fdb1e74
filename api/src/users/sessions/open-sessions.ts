import type { OpenSessionDto } from './open-session.dto.js';
import type { ActiveTokenFamily } from './tokens/refresh-tokens.repository.js';

export const openSessionView = (session: ActiveTokenFamily): OpenSessionDto => ({
  id: session.family,
  device: session.device,
  isPersistent: session.isPersistent,
  startedAt: session.startedAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
});
