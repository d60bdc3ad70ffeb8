import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'voorvoegsel-stomme-e',
  naam: 'Voorvoegsel be-, ge-, ver-, te-',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['kz-mkm'],
  regel: 'Ik hoor buh, guh, vur of tuh, maar ik schrijf be, ge, ver of te.',
  hoortSchrijft: '/bə ɣə vər tə/ > be, ge, ver, te',
  uitleg: [
    'Luister naar het begin: je hoort buh, guh, vur of tuh.',
    'Schrijf be, ge, ver of te, met de e.',
    'Schrijf daarna de rest van het woord: ge-luk.',
  ],
  voorbeelden: ['geluk', 'gezicht', 'gewoon', 'begin', 'bezoek', 'verhaal', 'vergeten', 'verkeer', 'terug', 'tevreden'],
  fouten: ['guluk', 'bugin', 'vurhaal'],
};
