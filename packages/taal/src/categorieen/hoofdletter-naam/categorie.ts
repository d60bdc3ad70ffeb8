import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'hoofdletter-naam',
  naam: 'Hoofdletter bij namen',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['hoofdletter-zin'],
  regel: 'Namen van mensen, plaatsen, landen en feesten krijgen een hoofdletter.',
  hoortSchrijft: '',
  uitleg: [
    'Vraag: is het de naam van iemand, een plaats, een land of een feest?',
    'Schrijf een naam met een hoofdletter: Anna, België, Kerstmis.',
    'Ook een taal krijgt een hoofdletter: Engels.',
  ],
  voorbeelden: ['Anna', 'Amsterdam', 'Nederland', 'België', 'Sinterklaas', 'Kerstmis', 'Engels', 'Antwerpen', 'Schelde'],
  fouten: ['nederland', 'sinterklaas', 'engels'],
};
