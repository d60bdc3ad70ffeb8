import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { z } from 'zod';
import { api } from './api.gen.ts';
import type { Route } from './define.ts';
import { exampleOf, schemaOf } from './example.fixture.ts';

type Part = 'params' | 'query' | 'body';

interface Incoming {
  readonly name: string;
  readonly part: Part;
  readonly schema: z.ZodType;
}

const routes = Object.entries<Route>(api);

/** Everything a caller can send, files apart. */
const incoming = routes.flatMap(([name, route]) =>
  (['params', 'query', 'body'] as const).flatMap((part): Incoming[] => {
    const schema = route[part];
    return schema && !(part === 'body' && route.upload !== undefined) ? [{ name, part, schema }] : [];
  }),
);

/** Where a rule over the fields is more than JSON Schema can say: what to put in the example. */
const BY_HAND: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'readBereik query': { soorten: 'school,rt' },
  'readInstelling params': { sleutel: 'vlaamseHosts' },
  'updateInstelling params': { sleutel: 'vlaamseHosts' },
  'saveRoadmapitem body': { klaarOp: null },
  'saveMethodetoets body': { woorden: ['aap', 'noot', 'mies', 'wim', 'zus'].map((woord) => ({ woord })) },
  'hideReactie body': { reden: 'een hele reden, in woorden' },
};

function example({ name, part, schema }: Incoming): unknown {
  const shape = schemaOf(schema);
  const made = exampleOf(shape, shape);
  const byHand = BY_HAND[`${name} ${part}`];
  return byHand ? Object.assign({}, made, byHand) : made;
}

/** The example with one field changed; undefined takes it away. */
function changed(of: Incoming, key: string, value: unknown): unknown {
  const copy: Record<string, unknown> = { ...Object(example(of)), [key]: value };
  if (value === undefined) delete copy[key];
  return copy;
}

const keysOf = ({ schema }: Incoming): string[] => Object.keys(schemaOf(schema).properties ?? {});
const refused = (of: Incoming, value: unknown): boolean => !of.schema.safeParse(value).success;
const label = ({ name, part }: Incoming): string => `${name} ${part}`;

describe('what comes in', () => {
  test('there is a lot of it', () => assert.ok(incoming.length > 200));

  test('every example that says what the contract says is accepted', () => {
    for (const each of incoming) {
      const result = each.schema.safeParse(example(each));
      assert.ok(result.success, `${label(each)}: ${JSON.stringify(example(each))} ${JSON.stringify(result.error?.issues)}`);
    }
  });

  test('nothing that is no object is accepted', () => {
    for (const each of incoming)
      for (const value of [null, 'text', 7, [], undefined]) assert.ok(refused(each, value), `${label(each)}: ${JSON.stringify(value)}`);
  });

  test('a body with a field too many is refused', () => {
    for (const each of incoming.filter(({ part }) => part === 'body'))
      assert.ok(refused(each, changed(each, 'nietAfgesproken', 1)), label(each));
  });

  test('what must be there may not be left out', () => {
    for (const each of incoming)
      for (const key of schemaOf(each.schema).required ?? [])
        assert.ok(refused(each, changed(each, key, undefined)), `${label(each)}.${key}`);
  });

  test('no field takes a value of another type', () => {
    for (const each of incoming)
      for (const key of keysOf(each)) assert.ok(refused(each, changed(each, key, { een: { heel: 'ander' } })), `${label(each)}.${key}`);
  });

  test('no field takes a number that the database cannot keep', () => {
    for (const each of incoming)
      for (const key of keysOf(each)) assert.ok(refused(each, changed(each, key, 2 ** 31)), `${label(each)}.${key}`);
  });

  test('no field takes a text without end', () => {
    const endless = 'x'.repeat(1_000_000);
    for (const each of incoming)
      for (const key of keysOf(each)) assert.ok(refused(each, changed(each, key, endless)), `${label(each)}.${key}`);
  });
});

describe('the routes', () => {
  test('no two share a method and an address, whatever their placeholders are called', () => {
    const seen = new Map<string, string>();
    for (const [name, { method, path }] of routes) {
      const address = `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;
      assert.equal(seen.get(address), undefined, `${name} has the address of ${seen.get(address)}: ${address}`);
      seen.set(address, name);
    }
  });

  test('what stands between braces in an address is what params holds, and the other way round', () => {
    for (const [name, { path, params }] of routes) {
      const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]).toSorted();
      assert.deepEqual(Object.keys(params?.shape ?? {}).toSorted(), inPath, name);
    }
  });

  test('what reads takes no body', () => {
    for (const [name, { method, body }] of routes) assert.ok(method !== 'GET' || body === undefined, name);
  });

  test('whoever may call is named, and never nobody', () => {
    for (const [name, { access }] of routes) assert.ok(access.wie === 'iedereen' || access.wie.length > 0, name);
  });
});
