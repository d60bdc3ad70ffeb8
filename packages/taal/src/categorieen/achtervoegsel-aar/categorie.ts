import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'achtervoegsel-aar',
  naam: 'Achtervoegsel -aar',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['open-lettergreep'],
  regel: "Iemand die iets doet eindigt vaak op -aar; ik schrijf altijd twee a's.",
  hoortSchrijft: '/aːr/ > aar',
  uitleg: [
    'Het woord gaat over iemand die iets doet, en je hoort aar.',
    'Schrijf aar, met twee keer a.',
    'Denk aan leraar en wandelaar.',
  ],
  voorbeelden: ['leraar', 'tovenaar', 'wandelaar', 'goochelaar', 'bedelaar', 'dienaar', 'molenaar', 'winnaar'],
  fouten: ['lerar', 'wandelaer', 'tovernaar'],
};
