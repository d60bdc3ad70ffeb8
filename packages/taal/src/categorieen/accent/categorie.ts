import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite, Add } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'accent',
  code: '1d',
  naam: 'Accentteken (é, è, ê)',
  blok: 'E',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Ik onthoud het streepje: é klinkt als ee, è en ê klinken als een lange e van bed.',
  hoortSchrijft: '/eː ɛː/ > é, è, ê',
  uitleg: [
    'Luister naar de e: klinkt hij als ee of als een lange e?',
    'Klinkt hij als ee, dan schrijf je é: café. Klinkt hij lang, dan is het è of ê: crème.',
    'Onthoud welk streepje bij het woord hoort.',
  ],
  voorbeelden: ['café', 'één', 'crème', 'enquête', 'logé', 'carrière', 'saté', 'coupé'],
  fouten: ['cafe', 'creme', 'een (één)'],
};

const KAAL: Readonly<Record<string, string>> = { é: 'e', è: 'e', ê: 'e', ç: 'c', â: 'a', à: 'a', î: 'i', ô: 'o', û: 'u' };

export const detect: Detect = (beeld) => findLetters(beeld, /[éèêçâàîôû]/g);

export const rewrite: Rewrite = (doel, add) => {
  if (/[éèêçâàîôû]/.test(doel.woord)) forgetAccent(doel, add);
  replaceEverywhere(doel, 'e', ['é', 'è', 'ê'], add, { kosten: 0.35, vlag: 'omgekeerd' });
};

/** The sign left out, another sign, or the sound written out: cafee. */
function forgetAccent(doel: Doelbeeld, add: Add): void {
  const kosten = STAPKOSTEN.teken;
  for (const [met, zonder] of Object.entries(KAAL)) replaceEverywhere(doel, met, [zonder, `${zonder}'`], add, { kosten });
  for (const met of ['é', 'è', 'ê']) {
    replaceEverywhere(
      doel,
      met,
      ['é', 'è', 'ê', 'ë'].filter((ander) => ander !== met),
      add,
      { kosten },
    );
    replaceEverywhere(doel, met, ['ee', 'éé', 'eé', 'ée', 'èè', 'ei', 'ai'], add, { kosten: STAPKOSTEN.uitgang });
  }
  replaceEverywhere(doel, 'éé', ['ee', 'eé', 'ée', 'é', 'èè', 'êê'], add, { kosten });
  replaceEverywhere(doel, 'ç', ['s', 'ss'], add, { kosten: STAPKOSTEN.uitgang });
}

export const explain: Explain = (fout) => [
  [
    zin(
      `Vergeet het ${tekenVan(fout.goed)} niet: ${fout.woord} schrijf je met ${fout.goed}.`,
      ACCENT.test(fout.goed) && !ACCENT.test(fout.fout),
    ),
  ],
  [zin(`Op deze letter staat geen ${tekenVan(fout.fout)}: ${fout.woord}.`, !ACCENT.test(fout.goed) && ACCENT.test(fout.fout))],
];

/** What the sign is called in the classroom. */
const tekenVan = (letter: string): string => (/[âêîôû]/.test(letter) ? 'dakje' : letter.includes('ç') ? 'haakje' : 'streepje');

const ACCENT = /[áéíóúàèâêîôûç]/;

export const keuzes: Keuzes = (punt) => {
  const goed = letters(punt);
  return /[éèê]/.test(goed) ? vasteKeuzes(punt, ['e', 'é', 'è', 'ê']) : goedOf(punt, [goed.normalize('NFD').charAt(0)]);
};
