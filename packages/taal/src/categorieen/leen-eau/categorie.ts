import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'leen-eau',
  naam: 'eau en au klinken als oo (cadeau)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Ik hoor oo, maar ik schrijf eau (of au).',
  hoortSchrijft: '/oː/ > eau, au',
  uitleg: [
    'Je hoort oo.',
    'In woorden uit het Frans schrijf je soms eau of au.',
    'Onthoud het woord: cadeau, bureau, chauffeur.',
  ],
  voorbeelden: ['cadeau', 'bureau', 'niveau', 'plateau', 'tableau', 'chauffeur', 'restaurant', 'aubergine'],
  fouten: ['kado', 'buro', 'sjofeur'],
};
