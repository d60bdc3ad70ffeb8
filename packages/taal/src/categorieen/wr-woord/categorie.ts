import type { Categorie } from '@spelrijk/domain/categorie';

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
