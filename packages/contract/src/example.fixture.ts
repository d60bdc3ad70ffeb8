/**
 * A smallest valid example of a schema, and spoilt ones, made from the JSON Schema that zod prints of it: what the
 * contract says is then held against what it accepts. Only for tests.
 */
import { z } from 'zod';

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
  '123456',
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
export function exampleOf(part: Schema, all: Schema): Json {
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
  /** What a list holds. */
  readonly item: Json;
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

/** Deeper than any body of ours: a text of nested parts has no end. */
const DEEPEST = 8;

/** All fields of a schema, at every depth, each in a value of its own. `whole`: one that is accepted. */
export function fieldsOf(all: Schema, whole: unknown): readonly Field[] {
  const visit = (part: Schema, at: Path, isOptional: boolean, holder: unknown): Field[] => {
    if (at.length > DEEPEST) return [];
    return alternatives(part, all).flatMap((schema, index) => {
      const given = valueAt(holder, at);
      const value = index === 0 && given !== undefined ? holder : putAt(holder, at, exampleOf(schema, all));
      const kind = schema.enum || schema.const !== undefined ? 'anders' : (KINDS[[schema.type ?? ''].flat()[0] ?? ''] ?? 'anders');
      const path = at.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('');
      const item = schema.items ? exampleOf(schema.items, all) : null;
      const own: Field = { path: path.slice(1), kind, isOptional, whole: value, put: (other) => putAt(value, at, other), item };
      const inner = Object.entries(schema.properties ?? {}).flatMap(([key, each]) =>
        visit(each, [...at, key], !(schema.required ?? []).includes(key), value),
      );
      return [...(at.length > 0 ? [own] : []), ...inner, ...(schema.items ? visit(schema.items, [...at, 0], false, value) : [])];
    });
  };
  return visit(all, [], false, whole);
}
