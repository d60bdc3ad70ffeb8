/**
 * A smallest valid example of a schema, and spoilt ones, made from the JSON Schema that zod prints of it: what the
 * contract says is then held against what it accepts. Only for tests.
 */
import { z } from 'zod';
import { api } from './api.gen.ts';
import type { Route } from './define.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly default?: Json;
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'a@school.example',
  date: '2026-03-02',
  'date-time': '2026-03-02T10:00:00.000Z',
  uri: 'https://school.example/x',
};

/** Tried in this order against a pattern. */
const STRINGS = [
  'a',
  '1',
  '12',
  '1234',
  '482913',
  'abc',
  'ABCD-2345',
  '2026-03-02',
  '2026-2027',
  '12:30',
  '4a',
  '12AB',
  'school',
  'A'.repeat(32),
  'A'.repeat(43),
  '0123456789abcdef.wav',
  'data:image/png;base64,iVBORw0KGgo=',
].concat(Object.values(FORMATS));

export const schemaOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Three letters where that may be: a least length after a trim is not printed. */
function exampleString({ pattern, format, minLength = 0, maxLength = 3 }: Schema): string {
  const plain = 'a'.repeat(Math.max(minLength, Math.min(3, maxLength)));
  const known = format === undefined ? undefined : FORMATS[format];
  if (known !== undefined) return known;
  if (pattern === undefined) return plain;
  const rule = new RegExp(pattern, 'u');
  return STRINGS.find((text) => rule.test(text) && text.length >= minLength) ?? plain;
}

function exampleObject({ properties = {}, required = [] }: Schema, all: Schema): Json {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) => (required.includes(key) ? [[key, exampleOf(value, all)]] : [])),
  );
}

function resolve(schema: Schema, all: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  return schema.$ref === '#' ? all : (all.$defs?.[name] ?? {});
}

/** Of what must be given only. */
function exampleOf(part: Schema, all: Schema): Json {
  const schema = resolve(part, all);
  const first = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0] ?? null;
  if (first) return exampleOf(first, all);
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'string':
      return exampleString(schema);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1, Math.min(1, schema.maximum ?? 1));
    case 'boolean':
      return true;
    case 'array':
      return (
        schema.prefixItems?.map((item) => exampleOf(item, all)) ??
        Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}, all))
      );
    case 'object':
      return exampleObject(schema, all);
    default:
      return null;
  }
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const inLetters = (index: number): string =>
  [...index.toString(26).padStart(4, '0')].map((digit) => ALPHABET[parseInt(digit, 26)]).join('');

/** A list may ask that its items differ. */
function itemAt(item: Json, index: number): Json {
  if (typeof item === 'string' && /^[\da-f]{8}-/.test(item)) return `${item.slice(0, 24)}${index.toString(16).padStart(12, '0')}`;
  if (item === 'aaa') return inLetters(index);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [key, itemAt(value, index)]));
}

type Path = readonly (string | number)[];

export interface Field {
  /** `keuze.doelen[].categorie` */
  readonly path: string;
  readonly kind: 'getal' | 'tekst' | 'lijst' | 'anders';
  /** The caller may leave it out. */
  readonly isOptional: boolean;
  /** A whole value that has this field, whatever may be left out; and the same with something else in its place. */
  readonly whole: unknown;
  put(value: unknown): unknown;
  /** So many of what a list holds. */
  items(many: number): readonly Json[];
  /** Of what is chosen from a list of ours. */
  readonly choices: readonly Json[];
}

const valueAt = (whole: unknown, path: Path): unknown => path.reduce((value: unknown, key) => Object(value)[key], whole);

function putAt(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = rest.length === 0 ? value : putAt(Object(whole)[key] ?? (typeof rest[0] === 'number' ? [] : {}), rest, value);
  if (typeof key === 'string') return { ...Object(whole), [key]: inner };
  return Array.isArray(whole) && whole.length > 0 ? whole.with(key, inner) : [inner];
}

const KINDS: Readonly<Record<string, Field['kind']>> = { integer: 'getal', number: 'getal', string: 'tekst', array: 'lijst' };

/** Of alternatives each: a field that only one of them has is a field too. */
function alternatives(part: Schema, all: Schema): readonly Schema[] {
  const schema = resolve(part, all);
  if (schema.const !== undefined || schema.enum) return [schema];
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return inner.length > 0 ? inner.flatMap((each) => alternatives(each, all)) : [schema];
}

/** A key of a record whose keys are not named; it is an id in most. */
const ANY_KEY = '01890a5d-ac96-774b-bcce-b302099a8057';
const nameOfKey = (key: string | number): string => (typeof key === 'number' ? '[]' : key === ANY_KEY ? '{}' : `.${key}`);

/** Deeper than any body of ours: a text of nested parts has no end. */
const DEEPEST = 8;

/** All fields of a schema, at every depth, each in a value of its own. `whole`: one that is accepted. */
function fieldsOf(all: Schema, whole: unknown): readonly Field[] {
  const visit = (part: Schema, at: Path, isOptional: boolean, holder: unknown): Field[] => {
    if (at.length > DEEPEST) return [];
    return alternatives(part, all).flatMap((schema, index) => {
      const given = valueAt(holder, at);
      const value = index === 0 && given !== undefined ? holder : putAt(holder, at, exampleOf(schema, all));
      const kind = schema.enum || schema.const !== undefined ? 'anders' : (KINDS[[schema.type ?? ''].flat()[0] ?? ''] ?? 'anders');
      const path = at.map(nameOfKey).join('');
      const item = schema.items ? exampleOf(schema.items, all) : null;
      const items = (many: number): Json[] => Array.from({ length: many }, (_, index) => itemAt(item, index));
      const choices = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
      const own: Field = { path: path.slice(1), kind, isOptional, whole: value, put: (other) => putAt(value, at, other), items, choices };
      const inner = Object.entries(schema.properties ?? {}).flatMap(([key, each]) =>
        visit(each, [...at, key], !(schema.required ?? []).includes(key), value),
      );
      const values =
        typeof schema.additionalProperties === 'object' ? visit(schema.additionalProperties, [...at, ANY_KEY], false, value) : [];
      const each = schema.items ? visit(schema.items, [...at, 0], false, value) : [];
      return [...(at.length > 0 ? [own] : []), ...inner, ...values, ...each];
    });
  };
  return visit(all, [], false, whole);
}

type Part = 'params' | 'query' | 'body';

export interface Incoming {
  readonly name: string;
  readonly part: Part;
  readonly schema: z.ZodType;
}

export const routes = Object.entries<Route>(api);

/** Everything a caller can send, files apart. */
export const incoming = routes.flatMap(([name, route]) =>
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
  'saveRoadmapitem body': { stand: 'klaar', klaarOp: '2026-03-02' },
  'createPlantoets body': { soort: 'zorg-eind' },
  'listAdmins query': { op: 'naam' },
  'beginNaast body': { pin: '482913' },
  'saveMethodetoets body': { woorden: ['aap', 'noot', 'mies', 'wim', 'zus'].map((woord) => ({ woord })) },
  'hideReactie body': { reden: 'een hele reden, in woorden' },
};

export function example({ name, part, schema }: Incoming): unknown {
  const shape = schemaOf(schema);
  const made = exampleOf(shape, shape);
  const byHand = BY_HAND[`${name} ${part}`];
  return byHand ? Object.assign({}, made, byHand) : made;
}

export const refused = (of: Incoming, value: unknown): boolean => !of.schema.safeParse(value).success;
export const label = ({ name, part }: Incoming): string => `${name} ${part}`;

export interface Place {
  readonly of: Incoming;
  readonly field: Field;
}

export const allFields: readonly Place[] = incoming.flatMap((of) =>
  fieldsOf(schemaOf(of.schema), example(of)).map((field) => ({ of, field })),
);
/** A rule over several fields can refuse the value that was made: then it says nothing about one of them. */
export const judged = allFields.filter(({ of, field }) => !refused(of, field.whole));
export const placeOf = ({ of, field }: Place): string => `${label(of)}: ${field.path}`;
export const nameOf = ({ path }: Field): string =>
  path
    .replaceAll(/\[\]|\{\}/g, '')
    .split('.')
    .at(-1) ?? '';
/** `saveDictee.woorden[].zin` */
export const keyOf = ({ of, field }: Place): string => `${of.name}.${field.path}`;

/** Whether the field takes so many: letters (or digits, where it asks for those), items, or the number itself. */
export function takes({ of, field }: Place, many: number): boolean {
  const isTaken = (value: unknown): boolean => !refused(of, field.put(value));
  if (field.kind === 'getal') return isTaken(many);
  if (field.kind === 'lijst') return isTaken(field.items(many));
  return ['a', '1', 'A'].some((letter) => isTaken(letter.repeat(many)));
}
