import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ei-ij',
  naam: 'ei of ij',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['letterkennis'],
  regel: 'Ik hoor ei; ik onthoud of het de korte ei of de lange ij is.',
  hoortSchrijft: '/ɛi/ > ei, ij',
  uitleg: [
    'Je hoort ei. De korte ei en de lange ij klinken gelijk.',
    'Denk aan het woord: heb je het al eens gezien of staat het op de lijst?',
    'Onthoud het met een zin of een plaatje: de geit staat op het plein.',
  ],
  voorbeelden: ['trein', 'klein', 'geit', 'plein', 'eiland', 'ijs', 'pijn', 'tijger', 'konijn', 'schrijven'],
  fouten: ['trijn', 'eis (ijs)', 'konein'],
};
