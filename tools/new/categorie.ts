import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from '../install.mjs';
import { demandSlug, fresh, type Maker } from './maker.ts';

const CATEGORIE = (slug: string, code: string, letters: string): string => `import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { replaceEind, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { onthoud } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';

export const categorie: Categorie = {
  id: '${slug}',
  code: '${code}',
  naam: 'Woorden op -${letters}',
  blok: 'D',
  strategie: 'weet',
  intro: { nl: '6a', be: '4a' },
  vooraf: [],
  regel: '',
  hoortSchrijft: '',
  uitleg: ['', '', ''],
  voorbeelden: [],
  fouten: [],
};

const LETTERS = '${letters}';
/** What children write instead, likeliest first. */
const ANDERS: readonly string[] = [];

/** Where it stands in a word. */
export const detect: Detect = (beeld) => findEind(beeld, new RegExp(\`(?<=.)\${LETTERS}$\`));

/** Which misspellings belong to it. */
export const rewrite: Rewrite = (doel, add) => replaceEind(doel, LETTERS, ANDERS, add, { kosten: STAPKOSTEN.uitgang });

/** What a child is told of one of them: the first of these that is true beside its word. */
export const explain: Explain = (fout) => [[onthoud(fout, LETTERS)]];

/** What it may choose from when the letters are left out. */
export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, [LETTERS, ...ANDERS.slice(0, 2)]);
`;

/** What a person writes; `npm run categorie` makes the other columns from it. */
const COLUMNS = 'woord\tband\tgereserveerd\tzin\n';

/** The first code that no categorie has: the generated tables name a categorie by it, so that a new one changes no line of another. */
function freeCode(folder: string): string {
  const taken = new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => /^ {2}code: '(\w+)',$/m.exec(readFileSync(path.join(folder, name, 'categorie.ts'), 'utf8'))?.[1]),
  );
  for (let number = 0; ; number++) if (!taken.has(number.toString(36))) return number.toString(36);
}

const CHILD_NAMES = 'packages/taal/src/kindnaam.ts';
const GROUP = 'const WOORDDELEN = {\n';

/** Children read another name than a docent: put beside those of parts of words. */
function nameForChildren(slug: string, letters: string): void {
  const file = path.join(root, CHILD_NAMES);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(GROUP)) throw new Error(`Geen groep WOORDDELEN in ${CHILD_NAMES}.`);
  const key = slug.includes('-') ? `'${slug}'` : slug;
  writeFileSync(file, text.replace(GROUP, `${GROUP}  ${key}: 'Woorden met -${letters}',\n`));
}

function newCategorie(slug: string, letters: string): string {
  demandSlug(slug);
  if (!/^[a-zéèëïöü]+$/.test(letters))
    stop(`${letters} zijn geen letters aan het eind van een woord, bijvoorbeeld: npm run new categorie uitgang-nis nis`);
  const folder = fresh(path.join(root, 'packages/taal/src/categorieen', slug));
  const code = freeCode(path.dirname(folder));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'categorie.ts'), CATEGORIE(slug, code, letters));
  writeFileSync(path.join(folder, 'woorden.tsv'), COLUMNS);
  nameForChildren(slug, letters);
  return folder;
}

export const maker: Maker = {
  usage: 'categorie <slug> <letters>  bijvoorbeeld: npm run new categorie uitgang-nis nis',
  make: (slug = '', letters = slug.split('-').at(-1) ?? '') => newCategorie(slug, letters),
};
