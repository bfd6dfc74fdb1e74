import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../workspace.mjs';

/** Class names of antd that a style sheet may name, because no token, prop or slot of antd does the same. */
const NO_OTHER_WAY: Record<string, string[]> = {
  // ProLayout gives its column neither a class name nor a position other than fixed, and its content none at all.
  'libs/ui/src/antd/office/office.module.css': [
    'ant-app',
    'ant-layout-sider',
    'ant-layout-sider-children',
    'ant-pro-layout-content',
    'ant-pro-sider',
  ],
  // A form item tells only its class name that its value was refused.
  'libs/ui/src/antd/typed-field/typed-field.module.css': ['ant-form-item-has-error'],
};
const ANTD_CLASS = /\.(ant-[a-z-]+|anticon[a-z-]*)/g;

const namedIn = (file: string): string[] => {
  const rules = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  return [...new Set([...rules.matchAll(ANTD_CLASS)].map(([, name = '']) => name))].sort();
};

describe('the style sheets', () => {
  it('name a class of antd only where antd offers no other way', () => {
    const sheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.css'], {
      cwd: root,
      encoding: 'utf8',
    });
    const named = sheets
      .split('\n')
      .filter(Boolean)
      .map((file): [string, string[]] => [file, namedIn(file)])
      .filter(([, names]) => names.length > 0);
    expect(Object.fromEntries(named)).toEqual(NO_OTHER_WAY);
  });
});
