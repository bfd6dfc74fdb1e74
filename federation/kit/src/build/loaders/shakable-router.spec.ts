import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import shakableRouter, { FRAMEWORK_ONLY } from './shakable-router.js';

/** The files of the router that is installed, as a shop is built with them. */
const routerFiles = (): string[] => {
  const project = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const folder = join(dirname(project.resolve('react-router/package.json')), 'dist/production');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
};

describe('D the built router', () => {
  it('has contexts and components without effects, on the lines where they stood', () => {
    const source = [
      'var RouteContext = React.createContext({',
      '});',
      'RouteContext.displayName = "Route";',
      'var Form = React10.forwardRef(',
      'const kept = React.createElement("a");',
    ].join('\n');
    expect(shakableRouter(source).split('\n')).toEqual([
      'var RouteContext = /* @__PURE__ */ React.createContext({',
      '});',
      '',
      'var Form = /* @__PURE__ */ React10.forwardRef(',
      'const kept = React.createElement("a");',
    ]);
  });

  it('leaves out what only its own server framework uses, once in the files that are installed', () => {
    const files = routerFiles();
    const found = FRAMEWORK_ONLY.map(([expression]) => files.filter((text) => expression.test(text)).length);
    expect(found).toEqual(FRAMEWORK_ONLY.map(() => 1));
    const left = files.filter((text) =>
      FRAMEWORK_ONLY.some(([expression]) => expression.test(shakableRouter(text))),
    );
    expect(left).toEqual([]);
    expect(files.map((text) => shakableRouter(text).split('\n').length)).toEqual(
      files.map((text) => text.split('\n').length),
    );
  });
});
