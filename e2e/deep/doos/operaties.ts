/**
 * What the running server says of itself in `openapi.json`, read as a stranger would: its operations, who it says may call them, and the smallest input that
 * each says it takes. Nothing here comes from the code of the server.
 */
import { z } from 'zod';
import { testId } from '../../../apps/server/test/wereld.ts';

const Parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: z.unknown() });
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  security: z.array(z.unknown()),
  'x-actie': z.string().optional(),
  'x-rollen': z.array(z.string()).default([]),
});
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

const Schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
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
  allOf: z.array(z.unknown()).optional(),
});

const FORMATS: Readonly<Record<string, string>> = {
  uuid: testId('voorbeeld'),
  date: '2026-11-19',
  'date-time': '2026-11-19T09:00:00.000Z',
  email: 'iemand@school.example',
};
/** What fits the patterns in use; the first that does is taken. */
const TEXTS: readonly string[] = [
  '',
  'xxx',
  '123456',
  'x@y.test',
  'A'.repeat(32),
  'x'.repeat(43),
  '1',
  '2025-2026',
  '12:30',
  `${'0'.repeat(16)}.ogg`,
  `${'0'.repeat(32)}.ogg`,
  `${'0'.repeat(64)}.ogg`,
];

function text({ format, pattern, minLength }: z.infer<typeof Schema>): string {
  if (format !== undefined && FORMATS[format] !== undefined) return FORMATS[format];
  if (pattern === undefined) return 'x'.repeat(Math.max(3, minLength));
  return TEXTS.find((candidate) => new RegExp(pattern, 'u').test(candidate)) ?? 'x';
}

type Sampler = (raw: unknown) => unknown;

function createSampler(schemas: Readonly<Record<string, unknown>>): Sampler {
  const sample: Sampler = (raw) => {
    const schema = Schema.parse(raw);
    if (schema.$ref !== undefined) return sample(schemas[schema.$ref.split('/').at(-1) ?? '']);
    const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (choice) return sample(choice[0]);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
    if (type === 'object') return Object.fromEntries(schema.required.map((key) => [key, sample(schema.properties[key])]));
    if (type === 'array') return Array.from({ length: schema.minItems }, () => sample(schema.items));
    if (type === 'integer' || type === 'number') return Math.max(0, schema.minimum);
    if (type === 'boolean') return false;
    return type === 'null' ? null : text(schema);
  };
  return sample;
}

export interface Operatie {
  readonly id: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  /** Names of the places in the path, each with what the document says it takes. */
  readonly plaatsen: ReadonlyMap<string, string>;
  readonly query: string;
  /** Ready to send; undefined when nothing is. */
  readonly body: { readonly type: string; readonly tekst: string } | undefined;
  /** The cell of the matrix; undefined where nobody has to log in. */
  readonly actie: string | undefined;
  readonly rollen: readonly string[];
}

const bodyOf = (operation: z.infer<typeof Operation>, sample: Sampler): Operatie['body'] => {
  const [type, inhoud] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return undefined;
  return { type, tekst: type === 'application/json' ? JSON.stringify(sample(inhoud?.schema)) : 'x' };
};

export function readOperaties(json: unknown): readonly Operatie[] {
  const { paths, components } = Document.parse(json);
  const sample = createSampler(components.schemas);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([naam, operation]): Operatie => {
      const of = (where: string) => operation.parameters.filter((parameter) => parameter.in === where);
      const verplicht = of('query').filter(({ required }) => required);
      return {
        id: operation.operationId,
        method: z.enum(METHODS).parse(naam.toUpperCase()),
        path,
        plaatsen: new Map(of('path').map(({ name, schema }) => [name, String(sample(schema))])),
        query: new URLSearchParams(verplicht.map(({ name, schema }) => [name, String(sample(schema))])).toString(),
        body: bodyOf(operation, sample),
        actie: operation.security.length === 0 ? undefined : operation['x-actie'],
        rollen: operation['x-rollen'],
      };
    }),
  );
}

export type Ids = Readonly<Record<string, string>>;

/** The address, with these ids in their places; a place that nobody names gets what the document says. */
export function adresVan({ path, plaatsen, query }: Operatie, ids: Ids): string {
  const vol = path.replace(/\{(\w+)\}/g, (_, naam: string) => encodeURIComponent(ids[naam] ?? plaatsen.get(naam) ?? 'x'));
  return query === '' ? vol : `${vol}?${query}`;
}
