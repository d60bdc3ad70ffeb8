import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'achtervoegsel-lijk',
  naam: 'Achtervoegsel -lijk',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Ik hoor luk, maar ik schrijf lijk.',
  hoortSchrijft: '/lək/ > lijk',
  uitleg: [
    'Je hoort luk aan het eind.',
    'Schrijf lijk, met de lange ij.',
    'Denk aan eerlijk en vrolijk.',
  ],
  voorbeelden: ['eerlijk', 'vrolijk', 'moeilijk', 'lelijk', 'eindelijk', 'vriendelijk', 'natuurlijk', 'makkelijk', 'gevaarlijk'],
  fouten: ['eerluk', 'vrolik'],
};
