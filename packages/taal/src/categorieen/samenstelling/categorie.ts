import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'samenstelling',
  naam: 'Samenstelling',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mmkmm'],
  regel: 'Ik zoek de losse woorden, schrijf elk woord zoals het is en plak ze aan elkaar.',
  hoortSchrijft: 'twee woorden > één woord',
  uitleg: [
    'Zoek de losse woorden: zee en hond.',
    'Schrijf elk woord zoals je het kent.',
    'Plak ze aan elkaar: zeehond.',
  ],
  voorbeelden: ['schoolplein', 'zeehond', 'sneeuwpop', 'huiswerk', 'speelgoed', 'vuurtoren', 'regenjas', 'tandarts'],
  fouten: ['school plein', 'voebal'],
};
