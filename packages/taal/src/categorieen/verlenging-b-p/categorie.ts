import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'verlenging-b-p',
  naam: 'Verlengingsregel b of p',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['verlenging-d-t'],
  regel: 'Ik hoor p aan het eind; ik maak het woord langer en dan hoor ik b of p.',
  hoortSchrijft: '/p/ > b (of p)',
  uitleg: [
    'Je hoort p aan het eind van het woord.',
    'Maak het woord langer: web, webben. Nu hoor je of het b of p is.',
    'Schrijf de letter die je in het lange woord hoort.',
  ],
  voorbeelden: ['web', 'krab', 'heb', 'rib', 'schub', 'slab', 'club', 'eb'],
  fouten: ['wep', 'krap', 'hep'],
};
