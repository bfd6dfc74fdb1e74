import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { PERMISSIONS } from './permissions.js';
import { routeKeys } from './route-keys.js';

/** Fails the start when a route is missing in the permission table. */
@Injectable()
export class RoutePermissionCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const missing = this.routes().filter((key) => PERMISSIONS[key] === undefined);
    if (missing.length > 0)
      throw new Error(`routes without a rule in the permission table: ${missing.join(', ')}`);
  }

  /** Keys of every route that the controllers declare. */
  routes(): string[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const controller = metatype as Type;
      const prototype = controller.prototype as Record<string, object>;
      return this.scanner
        .getAllMethodNames(prototype)
        .flatMap((name) => routeKeys(controller, prototype[name] ?? {}));
    });
  }
}
