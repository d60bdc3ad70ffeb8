import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'leesteken-eind',
  naam: 'Punt, vraagteken, uitroepteken',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['hoofdletter-zin'],
  regel: 'Aan het eind van de zin zet ik een punt, een vraagteken of een uitroepteken.',
  hoortSchrijft: '',
  uitleg: [
    'Lees de zin hardop.',
    'Is het een vraag, zet dan een vraagteken. Roept iemand iets, zet dan een uitroepteken.',
    'Zet achter alle andere zinnen een punt.',
  ],
  voorbeelden: ['Ik slaap.', 'Hoe heet je?', 'Pas op!', 'Wat eet jij?', 'Stop!', 'Het is laat.', 'Ben je moe?', 'Hoera!'],
  fouten: ['Kom je mee.'],
};
