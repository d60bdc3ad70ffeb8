import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'apostrof-meervoud',
  code: '1c',
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

export const detect: Detect = (beeld) => findEind(beeld, /.'s$/).map(({ end }) => vondst(end - 2, end));

export const rewrite: Rewrite = (doel, add) => {
  const kosten = STAPKOSTEN.teken;
  replaceEind(doel, "'s", ['s', "s'", '-s', ' s', "'z", 'z', '`s', "'", "' s", " 's", ',s'], add, { kosten });
  for (const klinker of ['a', 'o', 'u'])
    replaceEind(doel, `${klinker}'s`, [`${klinker}${klinker}s`, `${klinker}es`, `${klinker}en`], add, {
      kosten: STAPKOSTEN.uitgang,
    });
  for (const klinker of ['i', 'y'])
    replaceEind(
      doel,
      `${klinker}'s`,
      ['ies', 'is', 'ys', 'iën', 'ie s', 'yes', 'iez'].filter((fout) => fout !== `${klinker}s`),
      add,
      { kosten: STAPKOSTEN.uitgang },
    );
  if (/[^']s$/.test(doel.woord)) replaceEind(doel, 's', ["'s", "s'"], add, { kosten, vlag: 'omgekeerd' });
};

export const explain: Explain = (fout) => [
  [
    zin(
      `Na een lange a, i, o, u of y schrijf je 's, met een komma boven: ${fout.woord}.`,
      /(?<![aeiou])[aiouy]'s$/.test(fout.woord) && !fout.getypt.endsWith("'s"),
    ),
  ],
  // The s of chaos is not stuck to anything.
  [
    zin(
      `Hier plak je de s gewoon vast, zonder komma boven: ${fout.woord}.`,
      /[^']s$/.test(fout.woord) && fout.getypt.endsWith("'s") && (fout.vorm === 'mv' || fout.basis === fout.woord.slice(0, -1)),
    ),
  ],
  [zin(`Vergeet de komma boven niet: ${fout.woord}.`, fout.woord.includes("'") && !fout.getypt.includes("'"))],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ["'s", 's', "s'"]);
