import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'leen-ou',
  code: '1z',
  naam: 'ou klinkt als oe (route)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: [],
  regel: 'Ik hoor oe, maar ik schrijf ou.',
  hoortSchrijft: '/u/ > ou',
  uitleg: ['Je hoort oe.', 'In woorden uit het Frans schrijf je vaak ou.', 'Onthoud het woord: route, souvenir, douche.'],
  voorbeelden: ['route', 'journaal', 'souvenir', 'douche', 'coupon', 'tour', 'bouillon', 'couscous'],
  fouten: ['roete', 'joernaal'],
};

export const detect: Detect = (beeld) => findTekens(beeld, ({ grafeem, foneem }) => grafeem === 'ou' && foneem === 'u');

export const rewrite: Rewrite = (doel, add) => {
  for (const { start } of puntenVan(doel, 'leen-ou'))
    for (const fout of ['oe', 'u', 'oo', 'o', 'uo', 'au', 'oeu', 'oew', 'uu', 'ow', 'oeë', 'w']) add(start, start + 2, fout);
};

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 'oe', klank: /^u$/, letters: 'ou', slot: 'onthoud' })]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['ou', 'oe']);
