/** The smallest body that a route's schema takes, so that tests over all routes need no list of bodies. */
import { z } from 'zod';
import { testId } from './wereld.ts';

const Schema = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().default(0),
  minimum: z.number().default(0),
  minItems: z.number().default(0),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});

const FORMATS: Readonly<Record<string, string>> = {
  uuid: testId('voorbeeld'),
  date: '2026-11-19',
  'date-time': '2026-11-19T09:00:00.000Z',
};
/** What fits the patterns in use; the first that does is taken. */
const TEXTS: readonly string[] = [
  '',
  'x',
  '123456',
  'x@y.test',
  'A'.repeat(32),
  'data:image/png;base64,iVBORw0KGgo=',
  'x'.repeat(43),
  '1',
  '2025-2026',
  `${'0'.repeat(16)}.ogg`,
  `${'0'.repeat(32)}.ogg`,
  `${'0'.repeat(64)}.ogg`,
];

function text({ format, pattern, minLength }: z.infer<typeof Schema>): string {
  if (format !== undefined && FORMATS[format] !== undefined) return FORMATS[format];
  if (pattern === undefined) return 'x'.repeat(Math.max(1, minLength));
  return TEXTS.find((candidate) => new RegExp(pattern, 'u').test(candidate)) ?? 'x';
}

function sample(raw: unknown): unknown {
  const schema = Schema.parse(raw);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return sample(choice[0]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return Object.fromEntries(schema.required.map((key) => [key, sample(schema.properties[key])]));
  if (schema.type === 'array') return Array.from({ length: schema.minItems }, () => sample(schema.items));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(0, schema.minimum);
  if (schema.type === 'boolean') return false;
  return schema.type === 'null' ? null : text(schema);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every role asks every route, and writing out a schema takes longer than asking. */
const made = new WeakMap<z.ZodType, object>();

/** `schema` is that of a body, path or query. A body that is a file is one byte. The same for the same schema: not to be changed. */
export function voorbeeldVan(schema: z.ZodType): object {
  const known = made.get(schema);
  if (known) return known;
  const value = sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const example = isObject(value) ? value : Buffer.from('x');
  made.set(schema, example);
  return example;
}
