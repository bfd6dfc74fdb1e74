import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrongInputsPage } from './wrong-inputs-page.js';

writeFileSync(join(import.meta.dirname, '../../../../../docs/wrong-inputs.md'), await wrongInputsPage());
