import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { BudgetName } from '#config/index.js';
import { type AccessRule, ruleOf } from '../access/index.js';
import { auditedBy } from '../audit/index.js';
import { type Repetition, repetitionOf } from '../repeats/index.js';
import { budgetOf, type Storage, storageOf } from '../throttle/index.js';
import { routeKeys } from './route-keys.js';

export interface Route {
  /** 'METHOD /path' as declared, without the prefix. */
  readonly key: string;
  readonly rule: AccessRule;
  readonly budget: BudgetName | undefined;
  readonly storage: Storage | undefined;
  readonly repetition: Repetition | undefined;
  readonly audited: readonly string[];
}
type Declared = Omit<Route, 'rule'> & { readonly rule: AccessRule | undefined };

@Injectable()
export class RouteCensus implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const faults = this.declared().flatMap(faultsOf);
    if (faults.length > 0) throw new Error(faults.join('; '));
  }

  list(): Route[] {
    return this.declared()
      .filter((route): route is Route => route.rule !== undefined)
      .sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
  }

  private declared(): Declared[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const controller = metatype as Type;
      const prototype = controller.prototype as Record<string, object>;
      return this.scanner
        .getAllMethodNames(prototype)
        .flatMap((name) => declaredBy(controller, prototype[name] ?? {}));
    });
  }
}

const declaredBy = (controller: Type, handler: object): Declared[] =>
  routeKeys(controller, handler).map((key) => ({
    key,
    rule: ruleOf(handler),
    budget: budgetOf(handler),
    storage: storageOf(handler),
    repetition: repetitionOf(handler),
    audited: auditedBy(handler),
  }));

function faultsOf({ key, rule, storage }: Declared): string[] {
  if (!rule) return [`${key} says nobody who may call it (@Allow)`];
  const isStrangersWrite = rule.roles === null && !key.startsWith('GET ');
  return isStrangersWrite && !storage ? [`${key} does not say what strangers may store by it (@Stores)`] : [];
}

const pathOf = ({ key }: Route): string => {
  const [method = '', path = ''] = key.split(' ');
  return `${path} ${method}`;
};
