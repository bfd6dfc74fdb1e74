import shakableRouter from './shakable-router.js';

describe('the router as it is built', () => {
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
});
