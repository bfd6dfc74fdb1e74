import { AppError } from '#platform/errors/index.js';
import type { DeliveredLine } from '../routes/stops.repository.js';
import type { StopProofDto } from './driver.dto.js';

interface RouteTimes {
  readonly leftAt: Date;
  readonly linkEndsAt: Date;
}

/**
 * A device's clock may be wrong: what it says is moved between the route's start and now.
 * @throws VALIDATION.FAILED, DELIVERY.PROOF_TOO_LATE for what happened after the link's end
 */
export function provedAtOf(typed: string, { leftAt, linkEndsAt }: RouteTimes, now: Date): Date {
  const said = Date.parse(typed);
  if (Number.isNaN(said))
    throw new AppError('VALIDATION.FAILED', { errors: { at: 'La hora no es válida.' } });
  const at = new Date(Math.min(Math.max(said, leftAt.getTime()), now.getTime()));
  if (at > linkEndsAt) throw new AppError('DELIVERY.PROOF_TOO_LATE');
  return at;
}

/** @throws VALIDATION.FAILED */
export function refuseIncompleteProof({ outcome, reason = '', refused = [] }: StopProofDto): void {
  const errors: Record<string, string> = {};
  if (outcome === 'notDelivered' && reason.trim().length < 3)
    errors['reason'] = 'Escriba por qué no se entregó.';
  if (outcome === 'notDelivered' && refused.length > 0)
    errors['refused'] = 'Un pedido que no se entregó no tiene productos rechazados.';
  if (new Set(refused.map(({ id_product }) => id_product)).size < refused.length)
    errors['refused'] = 'Cada producto va una sola vez.';
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
}

/** @throws DELIVERY.TOO_MANY_REFUSED */
export function refuseExcess(
  refused: NonNullable<StopProofDto['refused']>,
  lines: readonly DeliveredLine[],
): void {
  const brought = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const isExcess = refused.some(({ id_product, quantity }) => quantity > (brought.get(id_product) ?? 0));
  if (isExcess) throw new AppError('DELIVERY.TOO_MANY_REFUSED');
}
