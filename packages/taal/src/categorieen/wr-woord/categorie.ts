import type { Categorie } from '@spelrijk/domain/categorie';
import { begintDeel, vindLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'wr-woord',
  naam: 'wr',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['kz-mmkm'],
  regel: 'Hoor ik vr, dan kan het ook wr zijn: die woorden onthoud ik.',
  hoortSchrijft: '/vr/ > wr',
  uitleg: [
    'Je hoort vr aan het begin.',
    'Bij een paar woorden schrijf je wr, zoals wrat en wreed.',
    'Onthoud die woorden: het zijn er niet veel.',
  ],
  voorbeelden: ['wrat', 'wraak', 'wrak', 'wreed', 'wrijven', 'wringen', 'wrang', 'wrevel'],
  fouten: ['vrat', 'vraak', 'frak'],
};

export const detect: Detect = (beeld) =>
  vindLetters(beeld, /wr/g).filter(({ start }) => begintDeel(beeld, start) || /^(ge|ver|be)$/.test(beeld.laag.slice(0, start)));

export const herschrijf: Herschrijf = (doel, voeg) => vervangOveral(doel, 'wr', ['vr', 'fr', 'vwr', 'wrr', 'vvr', 'w', 'r'], voeg);

export const verklaar: Verklaar = ({ woord }) => `Je hoort vr, maar dit is een woord met wr. Onthoud: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['wr', 'vr', 'fr']);
