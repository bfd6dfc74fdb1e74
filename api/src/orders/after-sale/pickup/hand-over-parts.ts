import { EndPickups } from './end-pickups.service.js';
import { HandOverController } from './hand-over.controller.js';
import { HandOverPickupService } from './hand-over-pickup.service.js';
import { LatePickups } from './late-pickups.service.js';
import { PickupDispatch } from './pickup-dispatch.js';
import { PickupReminders } from './pickup-reminders.service.js';

export const HAND_OVER_CONTROLLERS = [HandOverController];

export const HAND_OVER_PROVIDERS = [
  EndPickups,
  HandOverPickupService,
  LatePickups,
  PickupDispatch,
  PickupReminders,
];
