import { Controller, type ExecutionContext, Get } from '@nestjs/common';

import type { AccessTokens } from './access-tokens.js';
import { AccessGuard } from './access.guard.js';
import { ADMINISTRATORS, Allow, ANYONE } from './allow.decorator.js';
import type { AccountReader } from './request-user.js';

@Controller()
class Lists {
  @Allow(ANYONE)
  @Get(['partner', 'store'])
  forAnyone(): void {}

  @Allow(ADMINISTRATORS)
  @Get('admin/orders')
  forAdministrators(): void {}

  @Get('other')
  forgotten(): void {}
}

const callOf = (handler: () => void): ExecutionContext =>
  ({
    getClass: () => Lists,
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => ({ headers: {} }) }),
  }) as unknown as ExecutionContext;

describe('the guard of routes', () => {
  const guard = new AccessGuard({} as AccessTokens, {} as AccountReader);
  const { forAnyone, forAdministrators, forgotten } = Lists.prototype;

  it('judges each handler by its own access rule [N-15-046]', async () => {
    await expect(guard.canActivate(callOf(forAnyone))).resolves.toBe(true);
    await expect(guard.canActivate(callOf(forAdministrators))).rejects.toMatchObject({
      code: 'AUTH.REQUIRED',
    });
  });

  it('refuses a handler without an access rule [N-35-101]', async () => {
    await expect(guard.canActivate(callOf(forgotten))).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });
});
