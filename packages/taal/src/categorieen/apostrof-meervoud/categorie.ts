import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'apostrof-meervoud',
  naam: "Meervoud en bezit met 's",
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['lange-klank-eind', 'meervoud-en-s'],
  regel: "Eindigt het woord op een lange a, i, o, u of y, dan schrijf ik 's.",
  hoortSchrijft: "/aːs oːs is/ > a's, o's, i's, y's",
  uitleg: [
    'Kijk naar het eind van het woord: is het een lange a, i, o, u of y?',
    "Schrijf dan een komma boven en een s: foto's.",
    'Bij andere letters plak je de s gewoon vast: cafés, tafels.',
  ],
  voorbeelden: ["foto's", "oma's", "auto's", "baby's", "taxi's", "paraplu's", "hobby's", "Anna's"],
  fouten: ['fotos', 'babies', 'Annas'],
};
