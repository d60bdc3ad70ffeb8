import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt, zin, mits } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'eeuw-ieuw-uw',
  code: 'i',
  naam: 'eeuw, ieuw, uw',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mkm'],
  regel: 'Ik denk aan de u: ik schrijf eeuw, ieuw of uw.',
  hoortSchrijft: '/eːu iu yu/ > eeuw, ieuw, uw',
  uitleg: [
    'Je hoort een lange klank met een w aan het eind.',
    'Bij eeuw en ieuw schrijf je een u voor de w; bij uw is één u genoeg.',
    'Denk aan leeuw, nieuw en duw.',
  ],
  voorbeelden: ['leeuw', 'sneeuw', 'meeuw', 'eeuw', 'nieuw', 'kieuw', 'duw', 'ruw', 'schreeuwen', 'zwaluw'],
  fouten: ['leew', 'niew', 'duuwen'],
};

/** uw only where no vowel letter goes before it: duw, but not mouw. */
const PATROON = /eeuw|ieuw|(?<![aeio])uw/g;
const FOUT: readonly (readonly [string, readonly string[]])[] = [
  ['eeuw', ['eew', 'euw', 'eeu', 'ew', 'ieuw', 'eeuuw', 'eeuv', 'eeuww', 'eewu', 'eeuwu', 'euuw', 'eeouw', 'iew', 'eiw', 'eiuw', 'eeuf']],
  ['ieuw', ['iew', 'ieu', 'iw', 'ieuuw', 'iuw', 'ieew', 'eeuw', 'iewu', 'euw', 'eew', 'ieuv', 'ieouw', 'ieuww']],
];

export const detect: Detect = (beeld) => findLetters(beeld, PATROON, true);

export const rewrite: Rewrite = (doel, add) => {
  for (const [goed, fout] of FOUT) replaceEverywhere(doel, goed, fout, add);
  replaceEverywhere(doel, 'uw', ['uuw', 'uu', 'u', 'uww', 'uuu', 'uuwe', 'ouw'], add, {
    where: (plek) => !/[aeio]/.test(letter(doel, plek - 1)),
  });
};

export const explain: Explain = (fout) => [
  ...['eeuw', 'ieuw'].map((letters) => [
    klinkt(fout, letters, /^(?:eːu|iu)/, `Denk aan de u voor de w. Je schrijft ${letters}: ${fout.woord}.`),
    mits(!fout.fout.includes('u')),
  ]),
  [zin(`Hier is één u genoeg, met een w erachter: ${fout.woord}.`, fout.goed === 'uw' && /^uuw?$/.test(fout.fout))],
  [zin(`Na de u komt hier een w: ${fout.woord}.`, fout.goed === 'uw' && /^uu?$/.test(fout.fout))],
];

export const bakken = ['eeuw', 'ieuw', 'uw'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
