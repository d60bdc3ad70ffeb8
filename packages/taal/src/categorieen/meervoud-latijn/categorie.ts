import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

/** Source: Woordenlijst Nederlandse Taal; beside musea it has museums too, which is heard and so never asked for. */
export const categorie: Categorie = {
  id: 'meervoud-latijn',
  code: '2x',
  naam: 'Meervoud op -a of -i (musea, politici)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['meervoud-en-s', 'i-als-ie'],
  regel: 'Eindigt een Latijns woord op um, dan kan het meervoud a zijn; eindigt het op us, dan kan het i zijn.',
  hoortSchrijft: 'museum > musea, politicus > politici',
  uitleg: [
    'Zeg het woord voor één: museum, politicus.',
    'Eindigt het op um, dan hoor je bij meer vaak een a: musea.',
    'Eindigt het op us, dan hoor je bij meer vaak ie en schrijf je i: politici.',
  ],
  voorbeelden: ['musea', 'centra', 'politici', 'musici'],
  fouten: ["musea's", 'politicie', 'politicussen'],
};

const EIND: Readonly<Record<string, string>> = { a: 'um', i: 'us' };

/** Chosen for its plural: the letter that stands for um or us. */
export const detectTaak: Detect = ({ vorm, laag, basis = '' }) => {
  const letter = laag.slice(-1);
  const eind = EIND[letter];
  return vorm === 'mv' && eind !== undefined && basis === laag.slice(0, -1) + eind ? [vondst(laag.length - 1, laag.length)] : [];
};

const FOUT: Readonly<Record<string, readonly string[]>> = {
  a: ['as', "a's", 'aas', 'aa', 'ah', 'i', 'ums'],
  i: ["i's", 'ies', 'is', 'y', 'a', 'ussen', 'ieën'],
};

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'meervoud-latijn'))
    for (const fout of FOUT[doel.woord.slice(start, end)] ?? []) add(start, end, fout, { kosten: STAPKOSTEN.werkwoord });
  // politicie: the letter is right, and how ie is written is of `i-als-ie`.
  for (const { start, end } of puntenVan(doel, 'meervoud-latijn'))
    if (doel.woord.startsWith('i', start)) add(start, end, 'ie', { kosten: STAPKOSTEN.omgekeerd });
};

export const explain: Explain = ({ woord, getypt, vorm, basis = '' }) => [
  [zin(`Bij één is het ${basis}, bij meer schrijf je hier ${woord}.`, vorm === 'mv' && basis !== '' && getypt !== woord)],
];

export const bakken = ['a', 'i'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
