import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens, vrijeDelen } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { isKlinkerletter, letter, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain, Foutbeeld } from '../../uitleg/foutbeeld.ts';
import { klinkt, klinktOpen, mits } from '../../uitleg/beweringen.ts';
import { endsStuk, stukBij } from '../../uitleg/plek.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'lange-klank-eind',
  code: 'n',
  naam: 'Lange klank aan het eind',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mk-km'],
  regel: 'Eindigt het woord op een lange a, o of u, dan schrijf ik één teken; de ee doet niet mee.',
  hoortSchrijft: '/aː oː y/ > a, o, u; /eː/ > ee',
  uitleg: [
    'Luister naar de laatste klank van het woord.',
    'Is het een lange a, o of u, dan schrijf je één letter: sla, zo, nu.',
    'Alleen de ee schrijf je met twee letters: zee, thee.',
  ],
  voorbeelden: ['sla', 'ja', 'nu', 'zo', 'oma', 'foto', 'paraplu', 'zee', 'thee', 'mee'],
  fouten: ['slaa', 'nuu', 'ze (zee)'],
};

const LANG: ReadonlySet<string> = new Set(['aː', 'oː', 'y']);

/** Not in 's forms and diminutives: there the long vowel is written otherwise. */
export const detect: Detect = (beeld) =>
  findTekens(
    beeld,
    ({ grafeem, foneem, end }) =>
      endsWoorddeel(beeld, end) && ((/^[aou]$/.test(grafeem) && LANG.has(foneem)) || (grafeem === 'ee' && foneem === 'eː')),
  );

/** The end of the word or of a free part; a hyphen may follow. */
const endsWoorddeel = (beeld: Woordbeeld, plek: number): boolean =>
  vrijeDelen(beeld).some((deel) => deel.end === plek) || beeld.laag.charAt(plek) === '-';

export const rewrite: Rewrite = (doel, add) => {
  for (const klinker of ['a', 'o', 'u']) {
    replaceEverywhere(doel, klinker, [klinker + klinker, `${klinker}h`], add, {
      where: (plek) => opEinde(doel, plek + 1) && !isKlinkerletter(letter(doel, plek - 1)),
    });
    replaceEverywhere(doel, klinker, [klinker + klinker], add, {
      kosten: 0.62,
      where: (plek) => opEinde(doel, plek + 1) && /[iïeëy]/.test(letter(doel, plek - 1)),
    });
  }
  replaceEverywhere(doel, 'ee', ['e', 'é', 'eee', 'eé', 'éé'], add, { where: (plek) => opEinde(doel, plek + 2) });
};

const opEinde = (doel: Doelbeeld, plek: number): boolean =>
  doel.grenzen.has(plek) || letter(doel, plek) === '-' || letter(doel, plek) === ' ';

/** The ee of meegenomen stands at the end of a part, not of the word. */
const atEind = (fout: Foutbeeld): string => {
  const stuk = fout.end === fout.woord.length ? undefined : stukBij(fout);
  return stuk ? `Aan het eind van ${stuk.los}` : 'Aan het eind';
};

export const explain: Explain = (fout) => [
  [
    klinkt(fout, 'ee', /^eː$/, `${atEind(fout)} schrijf je de lange e met twee letters: ${fout.woord}.`),
    mits(fout.fout === 'e' && endsStuk(fout)),
  ],
  ...['a', 'o', 'u'].map((letter) => [
    klinktOpen(fout, letter, `${atEind(fout)} schrijf je de lange ${letter} met één letter: ${fout.woord}.`),
    mits(endsStuk(fout)),
  ]),
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, [letters(punt).charAt(0), letters(punt).charAt(0).repeat(2)]);
