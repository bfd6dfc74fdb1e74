import type { ReleaseReport, ReleaseReportItem } from '@lacteos/remote-kit/registry';

const remote = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,49}$' } as const;
const release = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._+-]{0,99}$' } as const;
const KINDS = ['start', 'load', 'mount', 'end', 'render', 'runtime'] satisfies ReleaseReportItem['kind'][];
const MAX_ITEMS = 100;
const TEN_MINUTES_MS = 600_000;

export const reportBody = {
  type: 'object',
  required: ['v', 'shell', 'items'],
  properties: {
    v: { const: 1 },
    shell: { type: 'string', maxLength: 100 },
    items: {
      type: 'array',
      maxItems: MAX_ITEMS,
      items: {
        type: 'object',
        required: ['remote', 'release', 'kind', 'ok'],
        properties: {
          remote,
          release,
          kind: { enum: KINDS },
          ok: { type: 'boolean' },
          ms: { type: 'number', minimum: 0, maximum: TEN_MINUTES_MS },
          code: { type: 'string', maxLength: 40 },
          page: { type: 'string', pattern: '^/', maxLength: 100 },
          error: {
            type: 'object',
            required: ['message', 'stack'],
            properties: {
              message: { type: 'string', maxLength: 300 },
              stack: { type: 'string', maxLength: 2_000 },
            },
          },
          attempt: { type: 'string', pattern: '^[a-z0-9]{1,20}$' },
        },
      },
    },
  },
} as const;

export const rollbackBody = {
  type: 'object',
  required: ['remote', 'reason'],
  properties: { remote, reason: { type: 'string', minLength: 5, maxLength: 200, pattern: '\\S' }, release },
} as const;

export const canaryBody = {
  type: 'object',
  required: ['remote', 'percent'],
  properties: { remote, percent: { type: 'number', minimum: 0, maximum: 100 } },
} as const;

export const previewQuery = { type: 'object', required: ['remote'], properties: { remote } } as const;

export const previewBody = {
  type: 'object',
  required: ['remote', 'release'],
  properties: { remote, release },
} as const;

export interface RollbackBody {
  remote: string;
  reason: string;
  release?: string;
}

export interface CanaryBody {
  remote: string;
  percent: number;
}

/** Counts alike failures of a page once, because one visitor's loop must not outvote others. */
export const withoutRepeatedErrors = ({ items }: ReleaseReport): ReleaseReportItem[] => {
  const told = new Set<string>();
  return items.filter(({ kind, remote: name, release: id, ok, error }) => {
    if (kind !== 'runtime' || ok) return true;
    const key = `${name} ${id} ${error?.message ?? ''}`;
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
};
