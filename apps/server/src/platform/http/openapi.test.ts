import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { api } from '@spelrijk/contract/api';
import { createOpenApi } from './openapi.ts';

const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
const text = JSON.stringify(createOpenApi('1.2.3'));
const { paths, components } = Document.parse(JSON.parse(text));

test('every route of the contract is one operation, under its own name', () => {
  const names = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  assert.deepEqual(names.sort(), Object.keys(api).sort());
});

test('every reference leads to a part of the document', () => {
  const targets = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, target = '']) => target);
  assert.ok(targets.length > Object.keys(api).length);
  for (const target of new Set(targets))
    assert.ok((components.schemas[/^#\/components\/schemas\/(\w+)$/.exec(target)?.[1] ?? ''] ?? null) !== null, target);
});
