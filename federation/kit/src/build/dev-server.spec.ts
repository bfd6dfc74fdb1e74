import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { devServerConfig } from './dev-server.js';

const dir = resolve(dirname(fileURLToPath(import.meta.url)), '../../../../mfe-checkout');
const loader = 'builtin:swc-loader';
const config = devServerConfig(
  {
    output: { uniqueName: 'mfe_checkout__1', filename: '[name].[contenthash].js' },
    resolve: { alias: { other: '/other' } },
    module: { rules: [{ test: /\.tsx$/, loader, options: { jsc: { transform: {} } } }, { test: /\.css$/ }] },
  },
  { dir, outputPath: '/tmp/out', publicPath: '/__dev/mfe-checkout/' },
);

describe('D the development build of a remote', () => {
  it('keeps its file names below the address that the development gateway forwards', () => {
    expect(config.output).toMatchObject({
      uniqueName: 'mfe_checkout__1',
      publicPath: '/__dev/mfe-checkout/',
      filename: '[name].js',
    });
  });

  it("lets the page's single React Refresh replace components", () => {
    expect(config.module?.rules?.[0]).toMatchObject({
      options: { jsc: { transform: { react: { refresh: true, development: true } } } },
    });
    expect(config.resolve?.alias).toMatchObject({
      other: '/other',
      'react-refresh': expect.stringMatching(/federation\/kit\/src\/dev-server$/) as string,
    });
  });

  it('skips builds with errors and continues from the last good build [N-22-002]', () => {
    expect(config.optimization).toMatchObject({ emitOnErrors: false });
  });

  it('listens to its server from within the module that the shell loads', () => {
    expect(config.module?.rules?.at(-1)).toMatchObject({
      test: join(dir, 'src/remote.tsx'),
      loader: expect.stringMatching(/add-hot-client\.cjs$/) as string,
    });
  });
});
