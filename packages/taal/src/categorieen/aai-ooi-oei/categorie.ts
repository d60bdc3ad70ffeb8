import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'aai-ooi-oei',
  naam: 'aai, ooi, oei',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mkm'],
  regel: 'Ik hoor een j, maar ik schrijf een i.',
  hoortSchrijft: '/aːj oːj uj/ > aai, ooi, oei',
  uitleg: [
    'Je hoort aaj, ooj of oej aan het eind van de klank.',
    'Schrijf geen j maar een i: aai, ooi, oei.',
    'Denk aan haai, mooi en groei.',
  ],
  voorbeelden: ['haai', 'kraai', 'draaien', 'mooi', 'hooi', 'nooit', 'koeien', 'bloeien', 'groei', 'boei'],
  fouten: ['haaj', 'mooj', 'koejen'],
};
