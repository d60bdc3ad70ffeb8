/** `npm run new screen <area> <name>`: a screen with its texts, title, crumb, route and states, and a test that can fail. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from '../install.mjs';
import { demandSlug, fresh, type Maker } from './maker.ts';
import { finish } from './server.ts';

/** `oude-lijsten` -> `oudeLijsten`, as texts are named; `Oude lijsten`, as a title begins; `OudeLijsten`, as a component is called. */
export const namesOf = (slug: string): { readonly texts: string; readonly title: string; readonly component: string } => {
  const texts = slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = slug.replaceAll('-', ' ');
  return {
    texts,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    component: texts.charAt(0).toUpperCase() + texts.slice(1),
  };
};

/** Puts `line` before the first line that begins with `mark`; throws when there is none, so that nothing is left half done. */
export function before(text: string, mark: string, line: string): string {
  const at = text.indexOf(`\n${mark}`);
  if (at < 0) throw new Error(`Geen regel die begint met "${mark}".`);
  return `${text.slice(0, at + 1)}${line}\n${text.slice(at + 1)}`;
}

const texts = (name: string, title: string): string => `import { teksten } from './shape.ts';

/** Which screens these are for. */
export const ${name}Teksten = teksten('${name}', {
  titel: '${title}',
  uitleg: 'Zeg in één zin waar dit scherm voor is.',
  tabel: '${title}',
  naam: 'Naam',
  zoek: 'Zoek',
  leeg: 'Er is nog niets',
  leegUitleg: 'Zeg wat iemand eerst moet doen.',
});
`;

const rows = (): string => `/** What the screen shows of the answer: here it decides, so that a test can hold it. Replace it by your own. */
export interface Rij {
  readonly id: string;
  readonly naam: string;
}

/** Rows with a name, each once. */
export const rijenVan = (namen: readonly string[]): readonly Rij[] =>
  [...new Set(namen.map((naam) => naam.trim()))].filter((naam) => naam !== '').map((naam) => ({ id: naam, naam }));
`;

const rowsTest = (): string => `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rijenVan } from './rijen.ts';

test('a name stands once, without blanks around it, and an empty one not at all', () => {
  assert.deepEqual(
    rijenVan([' Groep 4 ', 'Groep 4', '', 'Groep 5']).map(({ naam }) => naam),
    ['Groep 4', 'Groep 5'],
  );
});
`;

interface Start {
  /** Begin of the address of a screen of this area. */
  readonly above: string;
  /** A call that whoever may open the area may make, until the screen has an endpoint of its own. */
  readonly call: string;
  readonly ask: string;
  readonly names: string;
  /** Who may open it, as the journey that opens every screen writes it. */
  readonly wie: string;
}

/** How the screens of an area for staff begin. */
const STAFF: Readonly<Record<string, Start>> = {
  admin: {
    above: '/admins/:adminId',
    call: 'listGroepen',
    ask: "call('listGroepen', { params: { adminId } })",
    names: 'data.groepen.map(({ naam }) => naam)',
    wie: 'SOadrt--',
  },
  office: {
    above: '/superadmin',
    call: 'readDashboard',
    ask: "call('readDashboard', {})",
    names: 'Object.keys(data.teDoen)',
    wie: 'SO------',
  },
};

const staffScreen = (slug: string, { above, ask, names }: Start): string => {
  const name = namesOf(slug);
  const admin = above.includes(':adminId');
  return `import { ${name.texts}Teksten } from '@spelrijk/teksten/${slug}';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
${admin ? "import { usePathParams } from '../../params.ts';\n" : ''}import { Unready } from '../../parts/unready.tsx';
import { rijenVan } from './rijen.ts';

export const handle: Crumbs = { crumbs: [crumb(${name.texts}Teksten, 'titel')] };
export const meta = () => pageTitle(${name.texts}Teksten, 'titel');

/** Say here what somebody does on this screen. */
export default function ${name.component}Screen() {
  const { t } = useTexts(${name.texts}Teksten);
${admin ? '  const { adminId } = usePathParams();\n' : ''}  // To begin with what whoever may open this may ask: put your own in its place (docs/how-to/add-an-endpoint.md), here and in screens.ts of the contract.
  const { data, error, refetch } = useQuery({ queryKey: ['${slug}'${admin ? ', adminId' : ''}], queryFn: () => ${ask} });
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <ListScreen
      title={t('titel')}
      text={t('uitleg')}
      label={t('tabel')}
      rows={rijenVan(${names})}
      keyOf={({ id }) => id}
      columns={[{ key: 'naam', label: t('naam'), value: ({ naam }) => naam }]}
      sort={{ key: 'naam', order: 'asc' }}
      search={{ label: t('zoek'), wordsOf: ({ naam }) => naam }}
      empty={{ title: t('leeg'), text: t('leegUitleg') }}
    />
  );
}
`;
};

const plainScreen = (slug: string): string => {
  const name = namesOf(slug);
  return `import { ${name.texts}Teksten } from '@spelrijk/teksten/${slug}';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { rijenVan } from './rijen.ts';

export const meta = () => pageTitle(${name.texts}Teksten, 'titel');

export default function ${name.component}Screen() {
  const { t } = useTexts(${name.texts}Teksten);
  return (
    <main>
      <h1>{t('titel')}</h1>
      <ul>
        {rijenVan([t('naam')]).map(({ id, naam }) => (
          <li key={id}>{naam}</li>
        ))}
      </ul>
    </main>
  );
}
`;
};

/** How the routes of an area begin their ids. */
const ROUTE_PREFIX: Readonly<Record<string, string>> = { admin: 'a', office: 'o', auth: 'u', leerling: 'l', site: 's' };

function change(file: string, how: (text: string) => string): void {
  const full = path.join(root, file);
  writeFileSync(full, how(readFileSync(full, 'utf8')));
}

/** Its address, who may open it, and that a journey does so as every role. */
function nameScreen(area: string, slug: string, { above, call, wie }: Start): void {
  change('packages/contract/src/screens.ts', (text) => before(text, `  '${above}/*'`, `  '${above}/${slug}': ['${call}'],`));
  change('e2e/support/screens.ts', (text) => before(text, `  ['${above}/*'`, `  ['${above}/${slug}', '${wie}'],`));
  change(`apps/web/src/areas/${area}/routes.ts`, (text) =>
    before(text, "    route('*',", `    route('${slug}', './screens/${slug}/screen.tsx', { id: '${ROUTE_PREFIX[area]}-${slug}' }),`),
  );
}

function newScreen(area: string, slug: string): string {
  const areaFolder = path.join(root, 'apps/web/src/areas', area);
  if (!existsSync(areaFolder)) return stop(`Er is geen gebied ${area}.`);
  demandSlug(slug);
  const folder = path.join(areaFolder, 'screens', slug);
  const textFile = path.join(root, 'packages/teksten/src', `${slug}.ts`);
  for (const made of [folder, textFile]) fresh(made);
  const name = namesOf(slug);
  const staff = STAFF[area];
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'screen.tsx'), staff ? staffScreen(slug, staff) : plainScreen(slug));
  writeFileSync(path.join(folder, 'rijen.ts'), rows());
  writeFileSync(path.join(folder, 'rijen.test.ts'), rowsTest());
  writeFileSync(textFile, texts(name.texts, name.title));
  change('packages/teksten/package.json', (text) => before(text, '    "./shape"', `    "./${slug}": "./src/${slug}.ts",`));
  change('apps/web/src/shared/texts/catalogs.ts', (text) =>
    before(
      before(text, 'import type { zorgTeksten }', `import type { ${name.texts}Teksten } from '@spelrijk/teksten/${slug}';`),
      '  zorg:',
      `  ${name.texts}: (typeof ${name.texts}Teksten)['nl'];`,
    ),
  );
  if (staff) nameScreen(area, slug, staff);
  // How long a line gets depends on the name; who may open it is a generated list.
  finish([folder, textFile, path.join(root, 'apps/web/src/shared/texts/catalogs.ts'), path.join(areaFolder, 'routes.ts')]);
  return folder;
}

export const maker: Maker = {
  usage: 'screen <area> <naam>     area: site, auth, admin, office of leerling',
  make: (area = '', name = '') => newScreen(area, name),
};
