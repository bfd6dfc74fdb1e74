import type { Release } from '../../contract.js';
import type { Finding } from '../finding.js';
import type { World } from '../world.js';
import { checkApiOperations } from './api-operations.js';
import { checkComponents } from './components.js';
import { checkMenu } from './menu.js';
import { checkRequirements } from './requirements.js';
import { checkRoutes } from './routes.js';
import { checkSharedRanges } from './shared-ranges.js';
import { checkSize } from './size-budget.js';

const CHECKS = [
  checkRequirements,
  checkSharedRanges,
  checkComponents,
  checkRoutes,
  checkMenu,
  checkApiOperations,
  checkSize,
];

/** Everything that can be known about a release without opening it, compared with what is live. */
export const checkStatically = (release: Release, world: World): Finding[] =>
  CHECKS.flatMap((check) => check(release, world));
