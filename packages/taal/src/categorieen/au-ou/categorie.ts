import type { Categorie } from '@spelrijk/domain/categorie';
import { vindTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, puntOp, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'au-ou',
  naam: 'au of ou',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['letterkennis'],
  regel: 'Ik hoor au; ik onthoud of ik au of ou schrijf.',
  hoortSchrijft: '/ɑu/ > au, ou',
  uitleg: [
    'Je hoort au. De au en de ou klinken gelijk.',
    'Denk aan het woord: heb je het al eens gezien of staat het op de lijst?',
    'Onthoud het met een zin: de kabouter heeft het koud in het hout.',
  ],
  voorbeelden: ['koud', 'hout', 'goud', 'oud', 'saus', 'pauze', 'kabouter', 'augustus', 'klauteren', 'stout'],
  fouten: ['kaud', 'pouze', 'sous (saus)'],
};

export const detect: Detect = (beeld) =>
  vindTekens(beeld, ({ grafeem, foneem }) => (grafeem === 'au' || grafeem === 'ou') && foneem === 'ɑu', true);

/** Without a w behind it; au and ou with another sound are loan words. */
export const herschrijf: Herschrijf = (doel, voeg) => {
  const mag = (plek: number): boolean =>
    letter(doel, plek + 2) !== 'w' &&
    !puntOp(doel, 'leen-ou', plek) &&
    !puntOp(doel, 'leen-eau', plek) &&
    !/[eé]/.test(letter(doel, plek - 1));
  vervangOveral(doel, 'au', ['ou', 'auw', 'ouw', 'aau', 'aw', 'ow', 'aauw'], voeg, undefined, mag);
  vervangOveral(doel, 'ou', ['au', 'ouw', 'auw', 'aau', 'ow', 'aw', 'aauw', 'oou'], voeg, undefined, mag);
};

export const verklaar: Verklaar = ({ goed, woord }) => `Je hoort niet of het au of ou is. Onthoud: ${woord} schrijf je met ${goed}.`;

export const bakken = ['au', 'ou'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
