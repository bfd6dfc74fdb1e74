import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the generated contract', () => {
  it('matches the committed OpenAPI document [N-15-047]', () => {
    const digest = createHash('sha256').update(read('../openapi.json')).digest('hex');
    expect(read('./generated/api.ts')).toContain(`sha256 ${digest}`);
  });
});
