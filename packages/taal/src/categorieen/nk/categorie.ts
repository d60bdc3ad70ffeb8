import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'nk',
  naam: 'nk',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['ng'],
  regel: 'Ik hoor ngk, maar ik schrijf nk.',
  hoortSchrijft: '/ŋk/ > nk',
  uitleg: [
    'Je hoort de zingende klank en daarna een k.',
    'Schrijf dan nk, zonder g ertussen.',
    'Denk aan bank: b-a-nk.',
  ],
  voorbeelden: ['bank', 'drank', 'plank', 'drinken', 'winkel', 'inkt', 'donker', 'anker', 'vonk', 'schenken'],
  fouten: ['bangk', 'dringken', 'plang'],
};
