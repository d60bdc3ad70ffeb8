import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { isZonderW, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { paar, zin, misses } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'auw-ouw',
  code: 'k',
  naam: 'auw of ouw',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['au-ou'],
  regel: 'Aan het eind van een klankgroep schrijf ik na au of ou vaak een w die ik niet hoor.',
  hoortSchrijft: '/ɑu/ > auw, ouw',
  uitleg: [
    'Je hoort au aan het eind van een klankgroep.',
    'Vaak staat er nog een w achter die je niet hoort: blauw, vrouw.',
    'Onthoud of het auw of ouw is.',
  ],
  voorbeelden: ['blauw', 'pauw', 'gauw', 'kauwen', 'vrouw', 'bouw', 'mouw', 'touw', 'trouwen', 'gebouw'],
  fouten: ['blouw', 'vrauw', 'vrou'],
};

export const detect: Detect = (beeld) => findTekens(beeld, ({ grafeem }) => grafeem === 'auw' || grafeem === 'ouw', true);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'auw', ['ouw', 'au', 'ou', 'aauw', 'aaw', 'aw', 'auww', 'ow', 'auuw', 'aauuw'], add);
  replaceEverywhere(doel, 'ouw', ['auw', 'ou', 'au', 'oow', 'ow', 'oouw', 'aw', 'ouww', 'aauw', 'ouuw'], add);
  // zouwden: a w too many.
  for (const klank of ['au', 'ou']) replaceEverywhere(doel, klank, ['auw', 'ouw', 'aauw'], add, { where: (plek) => isZonderW(doel, plek) });
};

export const explain: Explain = (fout) => [
  [paar(fout, bakken, /^ɑu$/)],
  ...bakken.map((letters) => [
    zin(
      `Na ${letters.slice(0, 2)} staat hier een w die je niet hoort: ${fout.woord}.`,
      misses(fout, letters) && fout.fout === letters.slice(0, 2) && fout.goed === letters,
    ),
  ]),
];

export const bakken = ['auw', 'ouw'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
