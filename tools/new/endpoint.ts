/** `npm run new endpoint <wing>/<noun> <name> <action>`: an endpoint in a feature that is there, from contract to a test over HTTP. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from '../install.mjs';
import { fresh, type Maker } from './maker.ts';
import { beforeLast, camel, change, contractFile, demandFeature, featureFolder, finish, kebab } from './server.ts';

type Table = Readonly<
  Record<string, Readonly<Record<string, { readonly allow: boolean; readonly scope?: string; readonly needs?: unknown }>>>
>;

const NAME = /^[a-z]+[A-Z]\w*$/;

/** `readOudeLijst` -> `oude-lijst`: what it is about names its files and its address. */
export const topicOf = (name: string): string => kebab(name).replace(/^[a-z]+-/, '');

const route = (name: string, actie: string, roles: readonly string[], pakket: string | undefined): string => `  ${name}: {
    method: 'GET',
    path: '/api/admins/{adminId}/${topicOf(name)}',
    summary: 'Zeg in één zin wat dit geeft',
    access: { wie: [${roles.map((rol) => `'${rol}'`).join(', ')}], actie: '${actie}'${pakket === undefined ? '' : `, pakket: '${pakket}'`} },
    params: z.object({ adminId: z.uuid() }),
    response: z.object({ naam: z.string() }),
    status: 200,
  },
`;

const caseText = (name: string, actie: string): string => `/** Say here what somebody gets. */
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import { findNaam } from './store-${topicOf(name)}.ts';

export async function ${name}(
  { database }: { readonly database: Database },
  { actor }: Caller,
  adminId: string,
): Promise<{ naam: string }> {
  const { scope } = demand(may(actor.rol, '${actie}'), actor.bewijs);
  if (scope !== 'all' && actor.adminId !== adminId) throw notFound();
  const naam = await findNaam(database.own, adminId);
  if (naam === undefined) throw notFound();
  return { naam };
}
`;

const store = `import type { Db } from '../../../platform/db/database.ts';

/** The name of a customer, to begin with: read your own in its place. */
export async function findNaam(db: Db, adminId: string): Promise<string | undefined> {
  const rij = await db.selectFrom('admin').select('naam').where('admin_id', '=', adminId).executeTakeFirst();
  return rij?.naam;
}
`;

const test = (noun: string, name: string, asks: string, refused: string | undefined): string => `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ${camel(noun)}Routes } from '@spelrijk/contract/${noun}';
import { createProefserver } from '../../../../test/proefserver.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const ask = async (adminId: string, wie: string) => server.get(\`/api/admins/\${adminId}/${topicOf(name)}\`, await server.login(wie));

test('${name}: allowed and foreign', async () => {
  const { body } = await ask(server.wereld.persoon('${asks}').adminId, '${asks}');
  assert.notEqual(${camel(noun)}Routes.${name}.response.parse(body).naam, '');
  const elsewhere = [a.id, b.id].find((id) => id !== server.wereld.persoon('${asks}').adminId) ?? '';
  assert.equal((await ask(elsewhere, '${asks}')).status, 404);
});
${
  refused === undefined
    ? ''
    : `
test('${name}: refused for a role that may not', async () => {
  assert.equal((await ask(a.id, '${refused}')).status, 403);
});
`
}`;

/** Names the route where the handlers of a feature are listed, and hands it on; undefined when this file is written otherwise. */
export function addHandler(text: string, name: string): string | undefined {
  const handlers = /const \w+ = \(\s*deps: [\s\S]*?\bPick<\s*Handlers,\s*([^>]+?)\s*>\s*=> \(\{\n[\s\S]*?^\}\);\n/m.exec(text);
  const listed = handlers?.[1];
  if (handlers === null || listed === undefined) return undefined;
  const line = `  ${name}: ({ params }, caller) => ${name}(deps, caller, params.adminId),\n`;
  const longer = text.replace(handlers[0], () => beforeLast(handlers[0], '});', line));
  const named = addName(longer, listed, name);
  const imports = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1)?.[0];
  return imports && named?.replace(imports, () => `${imports}import { ${name} } from './${topicOf(name)}.ts';\n`);
}

function addName(text: string, listed: string, name: string): string | undefined {
  if (listed.startsWith('keyof typeof')) return text;
  if (listed.startsWith("'") || listed.startsWith('|')) return text.replace(listed, `${listed} | '${name}'`);
  const alias = new RegExp(`(type ${listed} =[^;]*);`).exec(text)?.[1];
  return alias && text.replace(alias, `${alias}\n  | '${name}'`);
}

const isKnown = (text: string): boolean =>
  ['paths', 'paths-leerling', 'paths-staf', 'paths-kantoor', 'paths-praktijk'].some((table) =>
    readFileSync(path.join(root, `packages/contract/src/${table}.gen.ts`), 'utf8').includes(text),
  );

async function readTable(folder: string): Promise<Table> {
  const file = path.join(folder, 'policy.ts');
  if (!existsSync(file)) return stop('Dit onderdeel heeft geen policy.ts; schrijf die eerst.');
  const { TABLE }: { readonly TABLE: Table } = await import(file);
  return TABLE;
}

async function newEndpoint(home: string, name: string, actie: string): Promise<string> {
  const { wing, noun } = demandFeature(home);
  if (!NAME.test(name)) stop(`${name} is geen goede naam: een Engels werkwoord met het onderwerp erachter, zoals readLes.`);
  const folder = featureFolder(wing, noun);
  const table = await readTable(folder);
  const grants = table[actie] ?? stop(`Kies een actie van dit onderdeel: ${Object.keys(table).join(', ')}.`);
  const roles = Object.keys(grants).filter((rol) => grants[rol]?.allow === true);
  const asks = roles.find((rol) => grants[rol]?.scope !== 'all' && grants[rol]?.needs === undefined);
  if (asks === undefined) return stop(`Van ${actie} kan niemand zonder meer gebruik maken; schrijf dit eindpunt zelf.`);
  const api = contractFile(wing, noun);
  const indexFile = path.join(folder, 'index.ts');
  const index = existsSync(indexFile) ? addHandler(readFileSync(indexFile, 'utf8'), name) : undefined;
  if (index === undefined || !existsSync(api)) return stop(`${wing}/${noun} is anders opgezet dan gewoonlijk; schrijf dit eindpunt zelf.`);
  if (isKnown(`  ${name}: [`)) stop(`Er is al een eindpunt dat ${name} heet.`);
  if (isKnown(`'/api/admins/{adminId}/${topicOf(name)}'`)) stop(`Het adres .../${topicOf(name)} is al van een ander eindpunt.`);
  const file = fresh(path.join(folder, `${topicOf(name)}.ts`));
  const pakket = new RegExp(`actie: '${actie}',\\s*pakket: '(\\w+)'`).exec(readFileSync(api, 'utf8'))?.[1];
  const refused = Object.keys(grants).find((rol) => grants[rol]?.allow === false && rol !== 'demo');
  change(api, (text) => beforeLast(text, '});', route(name, actie, roles, pakket)));
  writeFileSync(indexFile, index);
  writeFileSync(file, caseText(name, actie));
  writeFileSync(path.join(folder, `store-${topicOf(name)}.ts`), store);
  writeFileSync(path.join(folder, `${topicOf(name)}.test.ts`), test(noun, name, asks, refused));
  finish([folder, api]);
  return file;
}

export const maker: Maker = {
  usage: 'endpoint <vleugel>/<onderdeel> <naam> <actie>   bijvoorbeeld: npm run new endpoint klas/groepen readSchool group.create',
  make: (home = '', name = '', actie = '') => newEndpoint(home, name, actie),
};
