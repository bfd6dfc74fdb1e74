import { foldText, likeContaining } from './index.js';

describe('folded text', () => {
  it('ignores accents, case and blanks, so that ÑAME finds name', () => {
    expect(foldText('  QUESO   Costeño ÁÉÍÓÚÜ ')).toBe('queso costeno aeiouu');
  });

  it('escapes the wildcards of LIKE', () => {
    expect(likeContaining('100%_!')).toBe('%100!%!_!!%');
  });
});
