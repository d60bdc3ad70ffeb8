import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { isZonderW, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { paar } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'au-ou',
  code: 'f',
  naam: 'au of ou',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['letterkennis'],
  regel: 'Ik hoor au; ik onthoud of ik au of ou schrijf.',
  hoortSchrijft: '/ɑu/ > au, ou',
  uitleg: [
    'Je hoort au. De au en de ou klinken gelijk.',
    'Denk aan het woord: heb je het al eens gezien of staat het op de lijst?',
    'Onthoud het met een zin: de kabouter heeft het koud in het hout.',
  ],
  voorbeelden: ['koud', 'hout', 'goud', 'oud', 'saus', 'pauze', 'kabouter', 'augustus', 'klauteren', 'stout'],
  fouten: ['kaud', 'pouze', 'sous (saus)'],
};

export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem }) => (grafeem === 'au' || grafeem === 'ou') && foneem === 'ɑu', true);

export const rewrite: Rewrite = (doel, add) => {
  const may = (plek: number): boolean => isZonderW(doel, plek);
  replaceEverywhere(doel, 'au', ['ou', 'aau', 'aw', 'ow'], add, { where: may });
  replaceEverywhere(doel, 'ou', ['au', 'aau', 'ow', 'aw', 'oou'], add, { where: may });
};

export const explain: Explain = (fout) => [[paar(fout, bakken, /^ɑu$/)]];

export const bakken = ['au', 'ou'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
