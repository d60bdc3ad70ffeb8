import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { demandSlug, fresh, type Maker } from './maker.ts';

const CATEGORIE = (slug: string): string => `import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: '${slug}',
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

function newCategorie(slug: string): string {
  demandSlug(slug);
  const folder = fresh(path.join(root, 'packages/taal/src/categorieen', slug));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'categorie.ts'), CATEGORIE(slug));
  writeFileSync(path.join(folder, 'woorden.tsv'), COLUMNS);
  return folder;
}

export const maker: Maker = {
  usage: 'categorie <slug>         bijvoorbeeld: npm run new categorie ei-ij',
  make: (slug = '') => newCategorie(slug),
};
