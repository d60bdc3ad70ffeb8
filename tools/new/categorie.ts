import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { demandSlug, fresh, type Maker } from './maker.ts';

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
  demandSlug(slug);
  const folder = fresh(path.join(root, 'packages/taal/src/categorieen', slug));
  const code = freeCode(path.dirname(folder));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'categorie.ts'), CATEGORIE(slug, code));
  writeFileSync(path.join(folder, 'woorden.tsv'), COLUMNS);
  return folder;
}

export const maker: Maker = {
  usage: 'categorie <slug>         bijvoorbeeld: npm run new categorie ei-ij',
  make: (slug = '') => newCategorie(slug),
};
