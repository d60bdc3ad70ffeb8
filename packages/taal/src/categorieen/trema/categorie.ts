import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite, Add } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import { withStreepjes } from '../../uitleg/plek.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'trema',
  code: '1g',
  naam: 'Trema',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['i-als-ie'],
  regel: 'Kan ik de klinkers verkeerd samen lezen, dan zet ik puntjes op de klinker van de nieuwe klankgroep.',
  hoortSchrijft: 'nieuwe klankgroep > ë, ï, ü',
  uitleg: [
    'Verdeel het woord in klankgroepen: knie-en.',
    'Kun je de klinkers naast elkaar verkeerd lezen?',
    'Zet dan puntjes op de eerste letter van de nieuwe klankgroep: knieën.',
  ],
  voorbeelden: ['zeeën', 'knieën', 'België', 'ruïne', 'egoïst', 'reünie', 'poëzie', 'drieëndertig'],
  fouten: ['zeeen', 'knieen', 'reunie'],
};

const PAREN = [
  ['ë', 'e'],
  ['ï', 'i'],
  ['ü', 'u'],
  ['ö', 'o'],
  ['ä', 'a'],
] as const;

export const detect: Detect = (beeld) => findLetters(beeld, /[ëïüöä]/g);

export const rewrite: Rewrite = (doel, add) => {
  for (const [met, zonder] of PAREN) {
    if (doel.woord.includes(met)) forgetTrema(doel, met, zonder, add);
    else replaceEverywhere(doel, zonder, [met], add, { kosten: 0.35, vlag: 'omgekeerd' });
  }
};

/** The dots left out, put on the vowel before, or replaced by another sign. */
function forgetTrema(doel: Doelbeeld, met: string, zonder: string, add: Add): void {
  const kosten = STAPKOSTEN.teken;
  replaceEverywhere(doel, met, [zonder, `-${zonder}`, `'${zonder}`, 'é', 'è', 'ê', 'í'], add, { kosten });
  replaceEverywhere(doel, met, ['', `j${zonder}`, ` ${zonder}`], add, { kosten: STAPKOSTEN.regel });
  replaceEverywhere(doel, `e${met}`, [`ë${zonder}`, 'ë'], add, { kosten: STAPKOSTEN.uitgang });
  replaceEverywhere(doel, `i${met}`, [`ï${zonder}`, 'ieje'], add, { kosten: STAPKOSTEN.uitgang });
  // effisjent, Beljë: the j that glides in between, for both.
  replaceEverywhere(doel, `i${met}`, [`j${zonder}`, `j${met}`, `ij${zonder}`], add, { kosten: STAPKOSTEN.uitgang });
  // poëzië: dots where there are none, beside those that have to be.
  replaceEverywhere(doel, zonder, [met], add, { kosten: STAPKOSTEN.uitgang, vlag: 'omgekeerd' });
  replaceEverywhere(
    doel,
    `ie${met}`,
    ['ië', 'iee', 'ieë', 'ïee'].filter((fout) => fout !== `ie${met}`),
    add,
    { kosten: STAPKOSTEN.uitgang },
  );
}

export const explain: Explain = (fout) => [
  [zin(`Hier komen geen puntjes op: ${fout.woord}.`, !TREMA.test(fout.woord) && TREMA.test(fout.fout))],
  [
    zin(
      `Verdeel het woord: ${withStreepjes(fout)}. Zet puntjes op de eerste letter van de nieuwe klankgroep: ${fout.woord}.`,
      TREMA.test(fout.goed) && !TREMA.test(fout.fout) && fout.klankgroepen.some((groep) => TREMA.test(groep.charAt(0))),
    ),
  ],
];

const TREMA = /[äëïöü]/;

export const keuzes: Keuzes = (punt) => goedOf(punt, [letters(punt).normalize('NFD').charAt(0)]);
