import type { Categorie } from '@spelrijk/domain/categorie';
import { vindLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Herschrijf, Voeg } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { goedOf, letters, vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'accent',
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

export const detect: Detect = (beeld) => vindLetters(beeld, /[éèêçâàîôû]/g);

export const herschrijf: Herschrijf = (doel, voeg) => {
  if (/[éèêçâàîôû]/.test(doel.woord)) vergeetAccent(doel, voeg);
  vervangOveral(doel, 'e', ['é', 'è', 'ê'], voeg, { kosten: 0.35, vlag: 'omgekeerd' });
};

/** The sign left out, another sign, or the sound written out: cafee. */
function vergeetAccent(doel: Doelbeeld, voeg: Voeg): void {
  const kosten = STAPKOSTEN.teken;
  for (const [met, zonder] of Object.entries(KAAL)) vervangOveral(doel, met, [zonder, `${zonder}'`], voeg, { kosten });
  for (const met of ['é', 'è', 'ê']) {
    vervangOveral(
      doel,
      met,
      ['é', 'è', 'ê', 'ë'].filter((ander) => ander !== met),
      voeg,
      { kosten },
    );
    vervangOveral(doel, met, ['ee', 'éé', 'eé', 'ée', 'èè', 'ei', 'ai'], voeg, { kosten: STAPKOSTEN.uitgang });
  }
  vervangOveral(doel, 'éé', ['ee', 'eé', 'ée', 'é', 'èè', 'êê'], voeg, { kosten });
  vervangOveral(doel, 'ç', ['s', 'ss'], voeg, { kosten: STAPKOSTEN.uitgang });
}

export const verklaar: Verklaar = ({ woord, goed, omgekeerd }) =>
  omgekeerd ? `Op deze e staat geen streepje: ${woord}.` : `Vergeet het streepje niet: ${woord} schrijf je met ${goed}.`;

export const keuzes: Keuzes = (punt) => {
  const goed = letters(punt);
  return /[éèê]/.test(goed) ? vasteKeuzes(punt, ['e', 'é', 'è', 'ê']) : goedOf(punt, [goed.normalize('NFD').charAt(0)]);
};
