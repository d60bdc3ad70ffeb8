import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { isKlinkerletter, letter, puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort, hoortLanger, gewoon, mits } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'i-als-ie',
  code: '1o',
  naam: 'i klinkt als ie (kilo)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['open-lettergreep'],
  regel: 'Hoor ik ie, dan kan het ook een i zijn: die woorden onthoud ik.',
  hoortSchrijft: '/i/ > i',
  uitleg: [
    'Verdeel het woord in klankgroepen: ki-lo.',
    'Je hoort ie aan het eind van een klankgroep, maar je schrijft i.',
    'Onthoud het woord: kilo, liter, minuut.',
  ],
  voorbeelden: ['kilo', 'liter', 'minuut', 'piano', 'familie', 'olifant', 'titel', 'sigaar', 'muzikant'],
  fouten: ['kielo', 'lieter', 'mienuut'],
};

/** The i of -isch, -ieel and -ieus belongs to those endings. */
export const detect: Detect = (beeld) => {
  // The ie of T-shirt is the name of its T.
  if (/^[a-z]-/.test(beeld.laag)) return [];
  const eind = /(?:isch(?:e|en)?|iaal|ieel|ieus|iale|iële|ieuze)$/.exec(beeld.laag)?.index ?? beeld.laag.length;
  // A j may glide in behind it: kampioen.
  return findTekens(beeld, ({ grafeem, foneem, start }) => grafeem === 'i' && (foneem === 'i' || foneem === 'ij') && start < eind);
};

const isEindrij = (doel: Doelbeeld, plek: number): boolean =>
  /^(isch|ieel|iaal|ieus)/.test(doel.woord.slice(plek)) && doel.woord.length - plek < 7;

/** The other side: a word that was chosen because it has the plain letters. */
export const detectTaak: Detect = (beeld) => findTekens(beeld, ({ grafeem, foneem }) => grafeem === 'ie' && foneem === 'i').slice(0, 1);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'i', ['ie', 'iej', 'ij', 'ii'], add, {
    where: (plek) => (puntOp(doel, 'i-als-ie', plek) || isOpenI(doel, plek)) && !isEindrij(doel, plek),
  });
  replaceEverywhere(doel, 'i', ['y'], add, { kosten: 0.7, where: (plek) => puntOp(doel, 'i-als-ie', plek) });
  replaceEverywhere(doel, 'ie', ['i'], add, {
    vlag: 'omgekeerd',
    where: (plek) => isTeken(doel, plek) && isOpenNa(doel, plek + 2) && isVerderop(doel, plek),
  });
};

/** Of die and dieren that sound is the first that is learnt, and no loan: there it was made short. */
const isVerderop = (doel: Doelbeeld, plek: number): boolean => puntOp(doel, 'i-als-ie', plek) || /[aeiouy]/.test(doel.woord.slice(0, plek));

/** The ie of eieren and buien is no sign. */
const isTeken = (doel: Doelbeeld, plek: number): boolean => !isKlinkerletter(letter(doel, plek - 1));

/** i alone, before one consonant and a vowel, or at the end of the word. */
const isOpenI = (doel: Doelbeeld, plek: number): boolean =>
  !isKlinkerletter(letter(doel, plek - 1)) && !/^[ej]/.test(letter(doel, plek + 1)) && isOpenNa(doel, plek + 1);

const isOpenNa = (doel: Doelbeeld, plek: number): boolean =>
  plek >= doel.woord.length || /^(?:[bcdfghjklmnpqrstvwxz]|th|ch|[bcdgkpt][lr])?[aeiouyéáëï']/.test(doel.woord.slice(plek));

export const explain: Explain = (fout) => [
  [hoort(fout, { hoor: 'ie', klank: /i/, letters: 'i', slot: 'onthoud' }), mits(fout.fout.includes('ie'))],
  [hoortLanger(fout, { hoor: 'ie', klank: /^ij?$/, letters: 'i' }), mits(!/[eë]/.test(fout.woord.charAt(fout.end)))],
  [gewoon(fout, 'ie')],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['i', 'ie']);
