import type { Categorie } from '@spelrijk/domain/categorie';
import { vindLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Herschrijf, Voeg } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import { metStreepjes } from '../../uitleg/zinnen.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { goedOf, letters } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'trema',
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

export const detect: Detect = (beeld) => vindLetters(beeld, /[ëïüöä]/g);

export const herschrijf: Herschrijf = (doel, voeg) => {
  for (const [met, zonder] of PAREN) {
    if (doel.woord.includes(met)) vergeetTrema(doel, met, zonder, voeg);
    else vervangOveral(doel, zonder, [met], voeg, { kosten: 0.35, vlag: 'omgekeerd' });
  }
};

/** The dots left out, put on the vowel before, or replaced by another sign. */
function vergeetTrema(doel: Doelbeeld, met: string, zonder: string, voeg: Voeg): void {
  const kosten = STAPKOSTEN.teken;
  vervangOveral(doel, met, [zonder, `-${zonder}`, `'${zonder}`, 'é', 'è', 'ê', 'í'], voeg, { kosten });
  vervangOveral(doel, met, ['', `j${zonder}`, ` ${zonder}`], voeg, { kosten: STAPKOSTEN.regel });
  vervangOveral(doel, `e${met}`, [`ë${zonder}`, 'ë'], voeg, { kosten: STAPKOSTEN.uitgang });
  vervangOveral(doel, `i${met}`, [`ï${zonder}`, 'ieë', 'iee', 'ieje'], voeg, { kosten: STAPKOSTEN.uitgang });
  vervangOveral(
    doel,
    `ie${met}`,
    ['ië', 'iee', 'ieë', 'ïee'].filter((fout) => fout !== `ie${met}`),
    voeg,
    { kosten: STAPKOSTEN.uitgang },
  );
}

export const verklaar: Verklaar = (fout) =>
  fout.omgekeerd
    ? `Hier kun je de klinkers niet verkeerd lezen. Er komen geen puntjes op: ${fout.woord}.`
    : `Verdeel het woord: ${metStreepjes(fout)}. Zet puntjes op de eerste letter van de nieuwe klankgroep: ${fout.woord}.`;

export const keuzes: Keuzes = (punt) => goedOf(punt, [letters(punt).normalize('NFD').charAt(0)]);
