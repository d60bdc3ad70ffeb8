/** The contract printed as an OpenAPI 3.1 document; JSON Schema 2020-12 is its schema language, so Zod prints it directly. */
import { z } from 'zod';
import { api } from '@spelrijk/contract/api';
import type { Route } from '@spelrijk/contract/define';
import { Fout } from '@spelrijk/contract/fout';

type Json = Readonly<Record<string, unknown>>;

/** The part of an object schema's JSON that lists its fields. */
const Fields = z.object({ properties: z.record(z.string(), z.unknown()).default({}), required: z.array(z.string()).default([]) });

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): readonly Json[] {
  if (!schema) return [];
  const { properties, required } = Fields.parse(toSchema(schema, 'input'));
  return Object.entries(properties).map(([name, field]) => ({ name, in: place, required: required.includes(name), schema: field }));
}

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });
const refusal: Json = { description: 'Geweigerd; de zin staat in `message`', content: jsonContent({ $ref: '#/components/schemas/Fout' }) };

function success(route: Route): Json {
  if (route.status === 204) return { description: 'Gelukt' };
  if (route.status > 300) return { description: 'Door naar het adres in `Location`' };
  if (route.media) return { description: 'Gelukt', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  const schema = toSchema(route.response, 'output');
  const content = schema['type'] === 'string' ? { 'text/plain': { schema } } : jsonContent(schema);
  return { description: 'Gelukt', content };
}

/** A file is bytes; everything else is JSON. */
const bodyContent = ({ upload }: Route, body: z.ZodType): Json =>
  upload === undefined
    ? jsonContent(toSchema(body, 'input'))
    : { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function operation(name: string, route: Route): Json {
  const { access } = route;
  return {
    operationId: name,
    summary: route.summary,
    parameters: [...parametersIn('path', route.params), ...parametersIn('query', route.query)],
    ...(route.body && { requestBody: { required: true, content: bodyContent(route, route.body) } }),
    responses: { [route.status]: success(route), '4XX': refusal, '5XX': refusal },
    security: access.wie === 'iedereen' ? [] : [{ token: [] }],
    ...(access.wie !== 'iedereen' && { 'x-rollen': access.wie, 'x-actie': access.actie }),
  };
}

/** The whole document; built once at start. */
export function createOpenApi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const routes: Readonly<Record<string, Route>> = api;
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Spelrijk', version, description: 'De API van Spelrijk. Tokens: RS512, als `Authorization: Bearer`.' },
    paths,
    components: {
      schemas: { Fout: toSchema(Fout, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
