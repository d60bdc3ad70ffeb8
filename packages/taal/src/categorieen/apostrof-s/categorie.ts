import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'apostrof-s',
  naam: "'s aan het begin",
  blok: 'E',
  strategie: 'weet',
  intro: { nl: '5b', be: '3b' },
  vooraf: [],
  regel: "Ik hoor s; het is een stukje van des en ik schrijf 's los ervoor.",
  hoortSchrijft: "/s/ > 's",
  uitleg: [
    'Je hoort een s voor het woord: s avonds.',
    "Die s is een stukje van des. Schrijf eerst de komma boven: 's.",
    "Laat een spatie open en schrijf dan het woord: 's avonds.",
  ],
  voorbeelden: ["'s avonds", "'s morgens", "'s nachts", "'s ochtends", "'s middags", "'s winters", "'s zomers", "'s zondags"],
  fouten: ['savonds', "s'avonds", 'smorgens'],
};
