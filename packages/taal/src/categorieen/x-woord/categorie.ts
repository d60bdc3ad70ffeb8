import type { Categorie } from '@spelrijk/domain/categorie';
import { vindLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'x-woord',
  naam: 'x klinkt als ks (taxi)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Ik hoor ks, maar ik schrijf x.',
  hoortSchrijft: '/ks/ > x',
  uitleg: ['Je hoort ks.', 'In sommige woorden schrijf je één letter: x.', 'Onthoud het woord: taxi, examen, extra.'],
  voorbeelden: ['taxi', 'examen', 'extra', 'saxofoon', 'maximum', 'expres', 'export', 'box', 'mixer'],
  fouten: ['taksi', 'eksamen'],
};

export const detect: Detect = (beeld) => vindLetters(beeld, /x/g);

export const herschrijf: Herschrijf = (doel, voeg) => {
  vervangOveral(doel, 'x', ['ks', 'cs', 'kx', 'gs', 'kz', 'xs', 'ksz', 'cks', 'gz', 'kss', 'xx', 'ksc', 'sk'], voeg);
  vervangOveral(doel, 'xc', ['ks', 'kc', 'x', 'ksc', 'xs', 'cs'], voeg);
  vervangOveral(doel, 'ks', ['x'], voeg, { kosten: 0.7, vlag: 'omgekeerd' });
};

export const verklaar: Verklaar = ({ woord, omgekeerd }) =>
  omgekeerd ? `Dit woord schrijf je met ks: ${woord}.` : `Je hoort ks, maar je schrijft x. Onthoud: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['x', 'ks', 'cs']);
