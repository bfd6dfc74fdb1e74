import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Empty } from 'antd';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AntdFrame } from './antd-frame';
import { antdTheme } from './theme';

describe('antd frame', () => {
  it('speaks Spanish', () => {
    render(
      <AntdFrame>
        <Empty />
      </AntdFrame>,
    );
    expect(screen.getByText('No hay datos', { selector: 'div' })).toBeInTheDocument();
  });

  it.each([
    ['colorPrimary', 'leaf'],
    ['colorError', 'danger'],
    ['colorWarning', 'butter'],
    ['colorText', 'cocoa'],
    ['colorBgLayout', 'cream'],
  ] as const)('takes %s from the token --%s', (key, token) => {
    const css = readFileSync(join(__dirname, '../tokens.css'), 'utf8');
    expect(css).toContain(`--${token}: ${antdTheme.token?.[key]};`);
  });
});
