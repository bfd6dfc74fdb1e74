import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';

const CHECK = 'size';
const KB = 1000;
/** Bytes of JavaScript, uncompressed; three to four times the compressed size. */
const BUDGET = {
  start: 500 * KB,
  publicPage: 450 * KB,
  page: 3_000 * KB,
  file: 2_500 * KB,
  release: 10_000 * KB,
};

const GROWTH = 1.25;
const NOTICED_GROWTH = 20 * KB;

const scripts = (release: Release, names: readonly string[]): number =>
  [...new Set(names)].reduce((sum, name) => sum + (release.files[name]?.size ?? 0), 0);

const startFiles = ({ entryFiles, expose, modules, sharedFiles, name }: Release): string[] => [
  ...entryFiles.js,
  ...(expose['./remote']?.js ?? []),
  ...(name === 'shell' ? [...(modules['./bootstrap']?.js ?? []), ...sharedFiles] : []),
];

const text = (bytes: number): string => `${Math.round(bytes / KB)} kB`;

/** Limits initial JavaScript, each page, each file, and growth against the live release. */
export const checkSize = (release: Release, { before }: ReleaseContext): Finding[] => {
  const start = scripts(release, startFiles(release));
  const over = (what: string, size: number, limit: number): Finding[] =>
    size <= limit
      ? []
      : [
          {
            check: CHECK,
            level: 'breaks',
            message: `${what} has ${text(size)} of JavaScript, limit ${text(limit)}`,
            affects: [what],
          },
        ];
  const pages = (release.manifest?.routes ?? []).flatMap(({ path, module, access }) => {
    const own = module ? (release.modules[module]?.js ?? []) : [];
    const limit = access === 'public' ? BUDGET.publicPage : BUDGET.page;
    return over(path, scripts(release, [...startFiles(release), ...own]), limit);
  });
  const files = Object.entries(release.files)
    .filter(([name]) => name.endsWith('.js'))
    .flatMap(([name, { size }]) => over(name, size, BUDGET.file));
  const whole = Object.values(release.files).reduce((sum, { size }) => sum + size, 0);
  const old = before ? scripts(before, startFiles(before)) : start;
  const growth: Finding[] =
    start > old * GROWTH && start - old > NOTICED_GROWTH
      ? [
          {
            check: CHECK,
            level: 'warns',
            message: `what every page loads first grows from ${text(old)} to ${text(start)}`,
            affects: [release.name],
          },
        ]
      : [];
  const found = [
    ...over('the start', start, BUDGET.start),
    ...pages,
    ...files,
    ...(whole > BUDGET.release ? over('the release (all files)', whole, BUDGET.release) : []),
    ...growth,
  ];
  if (found.length > 0) return found;
  return [
    {
      check: CHECK,
      level: 'fine',
      message: `starts with ${text(start)} of JavaScript (limit ${text(BUDGET.start)})`,
      affects: [],
    },
  ];
};
