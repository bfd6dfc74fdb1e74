import { LatePayments } from './late-payments.service.js';
import { NewPickups } from './new-pickups.service.js';
import { PickupController } from './pickup.controller.js';
import { PickupProofs } from './pickup-proof.service.js';
import { PickupStoresRepository } from './pickup-stores.repository.js';
import { PickupStores } from './pickup-stores.service.js';
import { PickupsRepository } from './pickups.repository.js';
import { PickupsService } from './pickups.service.js';

export const PICKUP_CONTROLLERS = [PickupController];

export const PICKUP_PROVIDERS = [
  LatePayments,
  NewPickups,
  PickupProofs,
  PickupStoresRepository,
  PickupStores,
  PickupsRepository,
  PickupsService,
];

/** For placing and handing over. */
export const PICKUP_EXPORTS = [
  NewPickups,
  PickupProofs,
  PickupStoresRepository,
  PickupsRepository,
  PickupsService,
];
