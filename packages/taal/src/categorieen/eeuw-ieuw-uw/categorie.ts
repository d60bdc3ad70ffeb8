import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'eeuw-ieuw-uw',
  naam: 'eeuw, ieuw, uw',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mkm'],
  regel: 'Ik denk aan de u: ik schrijf eeuw, ieuw of uw.',
  hoortSchrijft: '/eːu iu yu/ > eeuw, ieuw, uw',
  uitleg: [
    'Je hoort een lange klank met een w aan het eind.',
    'Bij eeuw en ieuw schrijf je een u voor de w; bij uw is één u genoeg.',
    'Denk aan leeuw, nieuw en duw.',
  ],
  voorbeelden: ['leeuw', 'sneeuw', 'meeuw', 'eeuw', 'nieuw', 'kieuw', 'duw', 'ruw', 'schreeuwen', 'zwaluw'],
  fouten: ['leew', 'niew', 'duuwen'],
};
