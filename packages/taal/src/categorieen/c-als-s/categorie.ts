import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'c-als-s',
  naam: 'c klinkt als s (cent)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '5b', be: '3b' },
  vooraf: [],
  regel: 'Voor e, i en y kan de s-klank een c zijn.',
  hoortSchrijft: '/s/ > c',
  uitleg: [
    'Je hoort een s.',
    'Staat er een e, i of y achter, dan kan het een c zijn.',
    'Onthoud het woord: cent, cijfer, circus.',
  ],
  voorbeelden: ['cent', 'cijfer', 'citroen', 'december', 'circus', 'cirkel', 'precies', 'succes', 'centrum'],
  fouten: ['sent', 'sitroen', 'sijfer'],
};
