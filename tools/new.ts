/** `npm run new game|categorie|screen ...`: copies a small working example into place. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSlug } from '../packages/games/src/slugs.ts';
import { root, stop } from './install.mjs';
import { newScreen } from './new/screen.ts';

const USAGE = `Gebruik:
  npm run new game <slug>              een van de 45 namen
  npm run new categorie <slug>         bijvoorbeeld: npm run new categorie ei-ij
  npm run new screen <area> <naam>     area: site, auth, admin, office of leerling`;

const SLUG = /^[a-z][a-z0-9-]*$/;

function fresh(folder: string): string {
  if (existsSync(folder)) stop(`Bestaat al: ${path.relative(root, folder)}`);
  return folder;
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(full);
    else yield full;
  }
}

function newGame(parameter: string): string {
  const slug = parseSlug(parameter);
  if (slug === undefined) return stop(`${parameter} is niet een van de 45 namen (packages/games/src/slugs.ts).`);
  const folderName = slug.normalize('NFD').replace(/[^a-z0-9]/g, '');
  const folder = fresh(path.join(root, 'packages/games/src', folderName));
  cpSync(path.join(root, 'packages/games/template'), folder, { recursive: true });
  for (const file of filesIn(folder)) {
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replaceAll('sjabloon-slug', slug)
        .replaceAll('sjabloon', folderName)
        .replaceAll('Sjabloon', slug.charAt(0).toUpperCase() + slug.slice(1)),
    );
    if (path.basename(file).includes('sjabloon'))
      renameSync(file, path.join(path.dirname(file), path.basename(file).replaceAll('sjabloon', folderName)));
  }
  return folder;
}

const CATEGORIE = (slug: string, code: string): string => `import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: '${slug}',
  code: '${code}',
  naam: '',
  blok: 'A',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: [],
  regel: '',
  hoortSchrijft: '',
  uitleg: ['', '', ''],
  voorbeelden: [],
  fouten: [],
};
`;

const COLUMNS = 'woord\tklankgroepen\tlettergrepen\tipa\tniveau\tband\tregio\tvorm\tbasis\tdelen\tzin\tplaatje\tspreek\tgereserveerd\n';

/** The first code that no categorie has: the generated tables name a categorie by it, so that a new one changes no line of another. */
function freeCode(folder: string): string {
  const taken = new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => /^ {2}code: '(\w+)',$/m.exec(readFileSync(path.join(folder, name, 'categorie.ts'), 'utf8'))?.[1]),
  );
  for (let number = 0; ; number++) if (!taken.has(number.toString(36))) return number.toString(36);
}

function newCategorie(slug: string): string {
  if (!SLUG.test(slug)) return stop(`${slug} is geen goede naam: kleine letters, cijfers en streepjes.`);
  const folder = fresh(path.join(root, 'packages/taal/src/categorieen', slug));
  const code = freeCode(path.dirname(folder));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'categorie.ts'), CATEGORIE(slug, code));
  writeFileSync(path.join(folder, 'woorden.tsv'), COLUMNS);
  return folder;
}

const [what, first = '', second = ''] = process.argv.slice(2);
const makers: Record<string, () => string> = {
  game: () => newGame(first),
  categorie: () => newCategorie(first),
  screen: () => newScreen(first, second),
};
const make = what === undefined ? undefined : makers[what];
if (make === undefined || first === '') stop(USAGE);
else console.log(`Gemaakt: ${path.relative(root, make())}. Lees docs/how-to/add-a-${what}.md voor de volgende stap.`);
