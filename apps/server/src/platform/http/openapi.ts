/** The contract printed as an OpenAPI 3.1 document; what is ours is how a route of the contract reads as an operation. */
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject, type ZodOpenApiResponseObject } from 'zod-openapi';
import { api } from '@spelrijk/contract/api';
import type { Route } from '@spelrijk/contract/define';
import { Fout } from '@spelrijk/contract/fout';

const BYTES = { schema: { type: 'string', format: 'binary' } } as const;
const REFUSAL: ZodOpenApiResponseObject = {
  description: 'Geweigerd; de zin staat in `message`',
  content: { 'application/json': { schema: Fout } },
};

function success({ status, media, response }: Route): ZodOpenApiResponseObject {
  if (status === 204) return { description: 'Gelukt' };
  if (status > 300) return { description: 'Door naar het adres in `Location`' };
  if (media) return { description: 'Gelukt', content: { '*/*': BYTES } };
  return { description: 'Gelukt', content: { [response.type === 'string' ? 'text/plain' : 'application/json']: { schema: response } } };
}

function operation(operationId: string, route: Route): ZodOpenApiOperationObject {
  const { access, body, params, query, summary, upload } = route;
  return {
    operationId,
    summary,
    requestParams: { ...(params && { path: params }), ...(query && { query }) },
    // A file is bytes; everything else is JSON.
    ...(body && {
      requestBody: {
        required: true,
        content: upload === undefined ? { 'application/json': { schema: body } } : { 'application/octet-stream': BYTES },
      },
    }),
    responses: { [`${route.status}`]: success(route), '4XX': REFUSAL, '5XX': REFUSAL },
    security: access.wie === 'iedereen' ? [] : [{ token: [] }],
    ...(access.wie !== 'iedereen' && { 'x-rollen': access.wie, 'x-actie': access.actie }),
  };
}

/** The whole document. */
export function createOpenApi(version: string): object {
  const routes: Readonly<Record<string, Route>> = api;
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, route] of Object.entries(routes))
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) };
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Spelrijk', version, description: 'De API van Spelrijk. Tokens: RS512, als `Authorization: Bearer`.' },
    paths,
    components: {
      schemas: { Fout },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
}
