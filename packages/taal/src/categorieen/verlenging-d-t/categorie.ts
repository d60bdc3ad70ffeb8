import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'verlenging-d-t',
  naam: 'Verlengingsregel d of t',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['kz-mkmm'],
  regel: 'Ik hoor t aan het eind; ik maak het woord langer en dan hoor ik d of t.',
  hoortSchrijft: '/t/ > d (of t)',
  uitleg: [
    'Je hoort t aan het eind van het woord.',
    'Maak het woord langer: hond, honden. Nu hoor je of het d of t is.',
    'Schrijf de letter die je in het lange woord hoort.',
  ],
  voorbeelden: ['hond', 'bed', 'paard', 'strand', 'avond', 'vriend', 'hoofd', 'tijd', 'koud', 'rond'],
  fouten: ['hont', 'paart', 'krand'],
};
