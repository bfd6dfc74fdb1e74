import { webJest } from '../../tools/jest/web.mjs';

export default webJest;
