/**
 * Prints 'true' when the release of a front end has another name than at an earlier commit, so that a pipeline builds only what
 * would be a new release: `npx tsx federation/kit/src/build/renamed.ts mfe-checkout <commit>`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseIdOf, workspaceRoot } from './release-id.js';

const ARCHIVE_BYTES = 2 ** 30;

const earlierName = (root: string, project: string, commit: string): string | null => {
  const folder = mkdtempSync(join(tmpdir(), 'renamed-'));
  try {
    const wanted = ['archive', '--format=tar', commit, 'package-lock.json', 'libs', 'federation', project];
    const files = execFileSync('git', wanted, { cwd: root, maxBuffer: ARCHIVE_BYTES });
    execFileSync('tar', ['-x', '-C', folder], { input: files });
    return releaseIdOf(join(folder, project), 'production');
  } catch (error) {
    console.error(`No release at ${commit}: ${String(error)}`);
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const [project, commit] = process.argv.slice(2);
if (!project || !commit) throw new Error('usage: renamed.ts <project> <commit>');
const root = workspaceRoot(import.meta.dirname);
const name = releaseIdOf(join(root, project), 'production');
console.log(String(earlierName(root, project, commit) !== name));
