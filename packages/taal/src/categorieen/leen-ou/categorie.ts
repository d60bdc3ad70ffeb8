import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { gewoon, hoort } from '../../uitleg/beweringen.ts';
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
  regel: 'Hoor ik oe, dan kan het ook ou zijn: die woorden onthoud ik.',
  hoortSchrijft: '/u/ > ou',
  uitleg: ['Je hoort oe.', 'In woorden uit het Frans schrijf je vaak ou.', 'Onthoud het woord: route, souvenir, douche.'],
  voorbeelden: ['route', 'journaal', 'souvenir', 'douche', 'coupon', 'tour', 'bouillon', 'couscous'],
  fouten: ['roete', 'joernaal'],
};

export const detect: Detect = (beeld) => findTekens(beeld, ({ grafeem, foneem }) => grafeem === 'ou' && foneem === 'u');

/** The other side: a word that was chosen because one writes the oe one hears. */
export const detectTaak: Detect = (beeld) => findTekens(beeld, ({ grafeem, foneem }) => grafeem === 'oe' && foneem === 'u').slice(0, 1);

export const rewrite: Rewrite = (doel, add) => {
  for (const { start } of puntenVan(doel, 'leen-ou'))
    for (const fout of doel.woord.startsWith('oe', start)
      ? ['ou']
      : ['oe', 'u', 'oo', 'o', 'uo', 'au', 'oeu', 'oew', 'uu', 'ow', 'oeë', 'w'])
      add(start, start + 2, fout);
};

export const explain: Explain = (fout) => [
  [hoort(fout, { hoor: 'oe', klank: /^u$/, letters: 'ou', slot: 'onthoud' })],
  [gewoon(fout, 'oe')],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['ou', 'oe']);
