import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';
import { checkApiOperations } from './api-operations.js';
import { checkBudget } from './budget.js';
import { checkComponents } from './components.js';
import { checkEvents } from './events.js';
import { checkManifest } from './manifest.js';
import { checkMenu } from './menu.js';
import { checkPublishedTypes } from './published-types.js';
import { checkRequirements } from './requirements.js';
import { checkRoutes } from './routes.js';
import { checkSharedRanges } from './shared-ranges.js';
import { checkSize } from './size-budget.js';
import { checkSlots } from './slots.js';

const CHECKS = [
  checkRequirements,
  checkSharedRanges,
  checkComponents,
  checkSlots,
  checkEvents,
  checkPublishedTypes,
  checkRoutes,
  checkMenu,
  checkApiOperations,
  checkSize,
  checkBudget,
];

export const checkStatically = (release: Release, context: ReleaseContext): Finding[] => {
  const manifest = checkManifest(release);
  // The other checks read a manifest of the right form.
  if (manifest.some(({ level }) => level === 'breaks')) return manifest;
  return [...manifest, ...CHECKS.flatMap((check) => check(release, context))];
};
