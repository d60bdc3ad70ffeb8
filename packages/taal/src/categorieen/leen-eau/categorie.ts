import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'leen-eau',
  code: '1s',
  naam: 'eau en au klinken als oo (cadeau)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Ik hoor oo, maar ik schrijf eau (of au).',
  hoortSchrijft: '/oː/ > eau, au',
  uitleg: ['Je hoort oo.', 'In woorden uit het Frans schrijf je soms eau of au.', 'Onthoud het woord: cadeau, bureau, chauffeur.'],
  voorbeelden: ['cadeau', 'bureau', 'niveau', 'plateau', 'tableau', 'chauffeur', 'restaurant', 'aubergine'],
  fouten: ['kado', 'buro', 'sjofeur'],
};

export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem }) => (grafeem === 'eau' || grafeem === 'au') && foneem === 'oː', true);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'eau', ['o', 'oo', 'au', 'eua', 'ow', 'eo', 'ea', 'aue', 'eaux', 'oow', 'ou', 'eou', 'aeu', 'auw', 'ô'], add);
  for (const { start, variant } of puntenVan(doel, 'leen-eau'))
    if (variant === 'au') for (const fout of ['o', 'oo', 'eau', 'ou', 'ow', 'oa']) add(start, start + 2, fout);
};

export const explain: Explain = (fout) =>
  ['eau', 'au'].map((letters) => [hoort(fout, { hoor: 'oo', klank: /^oː$/, letters, slot: 'onthoud' })]);

export const bakken = ['eau', 'au'] as const;

export const keuzes: Keuzes = (punt) => goedOf(punt, ['o', 'oo']);
