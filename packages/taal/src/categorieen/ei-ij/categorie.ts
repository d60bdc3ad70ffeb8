import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { letter, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { paar } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ei-ij',
  code: 'j',
  naam: 'ei of ij',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['letterkennis'],
  regel: 'Ik hoor ei; ik onthoud of het de korte ei of de lange ij is.',
  hoortSchrijft: '/ɛi/ > ei, ij',
  uitleg: [
    'Je hoort ei. De korte ei en de lange ij klinken gelijk.',
    'Denk aan het woord: heb je het al eens gezien of staat het op de lijst?',
    'Onthoud het met een zin of een plaatje: de geit staat op het plein.',
  ],
  voorbeelden: ['trein', 'klein', 'geit', 'plein', 'eiland', 'ijs', 'pijn', 'tijger', 'konijn', 'schrijven'],
  fouten: ['trijn', 'eis (ijs)', 'konein'],
};

export const detect: Detect = (beeld) =>
  findTekens(
    beeld,
    ({ grafeem, foneem, start }) => (grafeem === 'ei' || grafeem === 'ij') && foneem === 'ɛi' && !isVastAchtervoegsel(beeld, start),
    true,
  );

/** The ei of -heid, -heden and -teit never varies: those endings are categories of their own. */
const isVastAchtervoegsel = (beeld: Woordbeeld, plek: number): boolean =>
  plek > 1 &&
  !beeld.laag.slice(0, plek).endsWith('sch') &&
  /^eid($|s|je)|^eit(en)?$/.test(beeld.laag.slice(plek)) &&
  /[ht]$/.test(beeld.laag.slice(0, plek)) &&
  beeld.klankgroepen.length > 1;

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'ei', ['ij', 'y', 'ey', 'eij', 'eei', 'ij'], add, { where: (plek) => letter(doel, plek - 1) !== 'o' });
  replaceEverywhere(doel, 'ij', ['ei', 'y', 'ey', 'eij', 'ijj', 'j'], add);
};

export const explain: Explain = (fout) => [[paar(fout, bakken, /^ɛi$/)]];

export const bakken = ['ei', 'ij'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
