import { Controller, type ExecutionContext, Get } from '@nestjs/common';

import type { AccessTokens } from './access-tokens.js';
import { AccessGuard } from './access.guard.js';
import type { AccountReader } from './request-user.js';

@Controller()
class TwoPaths {
  @Get(['partner', 'admin/orders'])
  list(): void {
    // Only its paths matter.
  }
}

const callOf = (url: string | undefined): ExecutionContext =>
  ({
    getClass: () => TwoPaths,
    getHandler: () => TwoPaths.prototype.list,
    switchToHttp: () => ({ getRequest: () => ({ headers: {}, routeOptions: { url } }) }),
  }) as unknown as ExecutionContext;

describe('the guard of a route with several paths', () => {
  const guard = new AccessGuard({} as AccessTokens, {} as AccountReader);

  it('judges each path by its own rule', async () => {
    await expect(guard.canActivate(callOf('/api/partner'))).resolves.toBe(true);
    await expect(guard.canActivate(callOf('/api/admin/orders'))).rejects.toMatchObject({
      code: 'AUTH.REQUIRED',
    });
  });

  it.each(['/api/other', undefined])('refuses the path %p, which has no rule', async (url) => {
    await expect(guard.canActivate(callOf(url))).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });
});
