import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';

const cache = new WeakMap<object, readonly string[]>();

/** 'METHOD /path', without the prefix; empty for a method that is no route. */
export function routeKeys(controller: Type, handler: object): readonly string[] {
  const known = cache.get(handler);
  if (known) return known;
  const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
  const keys =
    method === undefined
      ? []
      : pathsOf(controller, handler).map((path) => `${RequestMethod[method]} ${path}`);
  cache.set(handler, keys);
  return keys;
}

function pathsOf(controller: Type, handler: object): string[] {
  const prefixes = listOf(Reflect.getMetadata(PATH_METADATA, controller));
  const paths = listOf(Reflect.getMetadata(PATH_METADATA, handler));
  return prefixes.flatMap((prefix) => paths.map((path) => joined(prefix, path)));
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [String(value ?? '')];

function joined(prefix: string, path: string): string {
  const parts = `${prefix}/${path}`.split('/').filter((part) => part !== '');
  return `/${parts.join('/')}`;
}
