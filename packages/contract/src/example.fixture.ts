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
