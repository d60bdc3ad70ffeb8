/** `npm run new feature <wing> <nouns> <noun>`: a feature of the server with its contract, policy, use case, SQL and a test over HTTP. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from '../install.mjs';
import { demandSlug, fresh, type Maker } from './maker.ts';
import { amongRows, beforeLast, camel, change, contractFile, demandWing, featureFolder, finish, pascal } from './server.ts';

const contract = (noun: string, one: string): string => `import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const wie: readonly Rol[] = ['schooladmin', 'rtadmin', 'thuisadmin'];

export const ${pascal(one)} = z.object({ id: z.uuid(), naam: z.string() });
export type ${pascal(one)} = z.infer<typeof ${pascal(one)}>;

export const ${camel(noun)}Routes = define({
  list${pascal(noun)}: {
    method: 'GET',
    path: '/api/admins/{adminId}/${noun}',
    summary: 'Zeg in één zin wat dit geeft',
    access: { wie, actie: '${noun}.list' },
    params: z.object({ adminId: z.uuid() }),
    response: z.object({ ${camel(noun)}: z.array(${pascal(one)}) }),
    status: 200,
  },
});
`;

const policy = (noun: string): string => `import type { Rol } from '@spelrijk/domain/rol';
import { no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = '${noun}.list';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  '${noun}.list': {
    superadmin: no,
    office: no,
    schooladmin: school,
    docent: no,
    rtadmin: school,
    thuisadmin: school,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
`;

/** The same as a row of the role matrix that the tests compare every policy with. */
const matrixRow = (noun: string): string => {
  const cells = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo'].map((rol) =>
    ['schooladmin', 'rtadmin', 'thuisadmin'].includes(rol)
      ? `    "${rol}": {"allow": true, "scope": "school"}`
      : `    "${rol}": {"allow": false}`,
  );
  return `,\n  "${noun}.list": {\n${cells.join(',\n')}\n  }\n`;
};

const store = (noun: string, one: string): string => `/** The only place of ${noun} with SQL. */
import type { Db } from '../../../platform/db/database.ts';

export interface ${pascal(one)}Rij {
  readonly id: string;
  readonly naam: string;
}

/** Groepen, to begin with: make a table of your own (docs/how-to/add-a-table.md) and read that. */
export const list${pascal(noun)} = (db: Db, adminId: string): Promise<readonly ${pascal(one)}Rij[]> =>
  db.selectFrom('groep').select(['id', 'naam']).where('admin_id', '=', adminId).orderBy('naam').execute();
`;

const service = (noun: string, one: string): string => `/** Say here what somebody does with ${noun}. */
import type { ${pascal(one)} } from '@spelrijk/contract/${noun}';
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface ${pascal(one)}Deps {
  readonly database: Database;
}

export async function list${pascal(noun)}(
  { database }: ${pascal(one)}Deps,
  { actor }: Caller,
  adminId: string,
): Promise<{ ${camel(noun)}: ${pascal(one)}[] }> {
  demand(may(actor.rol, '${noun}.list'), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound();
  return { ${camel(noun)}: [...(await database.readAdmin(adminId, (db) => store.list${pascal(noun)}(db, adminId)))] };
}
`;

const index = (noun: string, one: string): string => `import { ${camel(noun)}Routes } from '@spelrijk/contract/${noun}';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { list${pascal(noun)}, type ${pascal(one)}Deps } from './service.ts';

const ${camel(one)}Handlers = (deps: ${pascal(one)}Deps): Pick<Handlers, keyof typeof ${camel(noun)}Routes> => ({
  list${pascal(noun)}: ({ params }, caller) => list${pascal(noun)}(deps, caller, params.adminId),
});

export const feature = defineFeature({ routes: ${camel(noun)}Routes, handlers: ${camel(one)}Handlers });
`;

const test = (noun: string): string => `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ${camel(noun)}Routes } from '@spelrijk/contract/${noun}';
import { createProefserver } from '../../../../test/proefserver.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const pad = (adminId: string): string => \`/api/admins/\${adminId}/${noun}\`;

test('who keeps a school sees its own ${noun}', async () => {
  const { body } = await server.get(pad(a.id), await server.login('schooladmin'));
  const { ${camel(noun)} } = ${camel(noun)}Routes.list${pascal(noun)}.response.parse(body);
  assert.deepEqual(${camel(noun)}.map(({ id }) => id).toSorted(), a.groepIds.toSorted());
});

test('${noun} of another school are as missing as those of none, and a child may not ask', async () => {
  assert.equal((await server.get(pad(b.id), await server.login('schooladmin'))).status, 404);
  assert.equal((await server.get(pad(a.id), await server.login('leerling'))).status, 403);
});
`;

/** The noun stands in the glossary, or goes there with what it is left to say. */
function addToGlossary(noun: string, one: string): void {
  const file = path.join(root, 'docs/glossary.md');
  if (readFileSync(file, 'utf8').includes(`| ${one} | ${noun} |`)) return;
  change(file, (text) => amongRows(text, /^\| (?!word \|)[a-z]+ \| /, `| ${one} | ${noun} | say in one line what it is |`));
}

function newFeature(wing: string, noun: string, one: string): string {
  demandWing(wing);
  if (one === '') stop('Geef ook het enkelvoud: npm run new feature klas lessen les');
  for (const slug of [noun, one]) demandSlug(slug);
  const folder = fresh(featureFolder(wing, noun));
  const api = fresh(contractFile(wing, noun));
  const files: Readonly<Record<string, string>> = {
    'policy.ts': policy(noun),
    'store.ts': store(noun, one),
    'service.ts': service(noun, one),
    'index.ts': index(noun, one),
    [`${noun}.test.ts`]: test(noun),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  writeFileSync(api, contract(noun, one));
  change(path.join(root, 'apps/server/test/matrix.json'), (text) => beforeLast(text.trimEnd(), '\n}', matrixRow(noun).trimEnd()) + '\n');
  addToGlossary(noun, one);
  finish([folder, api]);
  return folder;
}

export const maker: Maker = {
  usage: 'feature <vleugel> <meervoud> <enkelvoud>   bijvoorbeeld: npm run new feature klas lessen les',
  make: (wing = '', noun = '', one = '') => newFeature(wing, noun, one),
};
