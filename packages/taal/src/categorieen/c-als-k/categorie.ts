import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'c-als-k',
  naam: 'c klinkt als k (cola)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6a', be: '4a' },
  vooraf: [],
  regel: 'Ik hoor k, maar ik schrijf c.',
  hoortSchrijft: '/k/ > c',
  uitleg: [
    'Je hoort een k.',
    'In sommige woorden schrijf je een c.',
    'Onthoud het woord: cola, actie, computer.',
  ],
  voorbeelden: ['cola', 'actie', 'directeur', 'computer', 'cadeau', 'clown', 'insect', 'contact', 'product'],
  fouten: ['kola', 'direkteur', 'aktie'],
};
