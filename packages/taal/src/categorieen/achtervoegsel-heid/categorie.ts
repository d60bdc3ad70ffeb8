import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'achtervoegsel-heid',
  naam: 'Achtervoegsel -heid',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['ei-ij', 'verlenging-d-t'],
  regel: 'Ik hoor hijt, maar ik schrijf heid met ei en d.',
  hoortSchrijft: '/hɛit/ > heid',
  uitleg: [
    'Je hoort hijt aan het eind.',
    'Schrijf heid, met de korte ei en een d.',
    'Maak het langer als je twijfelt: waarheid, waarheden.',
  ],
  voorbeelden: ['waarheid', 'snelheid', 'gezondheid', 'vrijheid', 'eenheid', 'schoonheid', 'veiligheid', 'gelegenheid'],
  fouten: ['waarhijd', 'vrijheit'],
};
