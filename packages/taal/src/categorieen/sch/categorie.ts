import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'sch',
  naam: 'sch',
  blok: 'B',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mmkm'],
  regel: 'Hoor ik s en daarna g, dan schrijf ik sch.',
  hoortSchrijft: '/sx/ > sch',
  uitleg: [
    'Je hoort een s en daarna een g.',
    'Schrijf dan altijd sch.',
    'Denk aan school: sch-oo-l.',
  ],
  voorbeelden: ['school', 'schip', 'schoen', 'schaap', 'schuur', 'schat', 'schaal', 'verschil', 'misschien', 'scherm'],
  fouten: ['sgool', 'schol', 'shoen'],
};
