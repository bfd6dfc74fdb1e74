import { partsOfJest } from '../tools/jest/node.mjs';
import settings from './jest.config.mjs';

export default { ...settings, ...partsOfJest };
