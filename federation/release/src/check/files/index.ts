import type { ReleaseTarget, Release } from '../../contract/contract.js';
import type { ReadFile } from '../../releases/release-folder.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';
import { checkBundleOperations } from './bundle-operations.js';
import { checkFonts } from './fonts.js';
import { readTexts, storedFiles } from './read-texts.js';
import { checkScripts } from './scripts.js';

const SCRIPTS = ['.js', '.mjs'];
const SHEETS = ['.css'];

/**
 * Judges the contents of a release's files.
 * @param read for a build that is not in the store
 */
export const checkFiles = async (
  target: ReleaseTarget,
  release: Release,
  context: ReleaseContext,
  read: ReadFile = storedFiles(target, release),
): Promise<Finding[]> => {
  const { shell } = context;
  const isShell = shell === release;
  const frame = shell && !isShell ? await readTexts(storedFiles(target, shell), shell, SHEETS) : {};
  const scripts = await readTexts(read, release, SCRIPTS);
  return [
    ...checkScripts(scripts, isShell),
    ...checkBundleOperations(release, scripts, context),
    ...checkFonts(await readTexts(read, release, SHEETS), frame),
  ];
};
