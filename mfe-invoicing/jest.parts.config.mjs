import { webPartsOfJest } from '../tools/jest/web.mjs';
import settings from './jest.config.mjs';

export default { ...settings, ...webPartsOfJest };
