import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'leen-ou',
  naam: 'ou klinkt als oe (route)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: [],
  regel: 'Ik hoor oe, maar ik schrijf ou.',
  hoortSchrijft: '/u/ > ou',
  uitleg: [
    'Je hoort oe.',
    'In woorden uit het Frans schrijf je vaak ou.',
    'Onthoud het woord: route, souvenir, douche.',
  ],
  voorbeelden: ['route', 'journaal', 'souvenir', 'douche', 'coupon', 'tour', 'bouillon', 'couscous'],
  fouten: ['roete', 'joernaal'],
};
