import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

/** Source: Leidraad bij de Woordenlijst (Taalunie), bezitsvorm: Hans' hoed, Max' hoed, but Peters hoed. */
export const categorie: Categorie = {
  id: 'bezit-komma',
  code: '2z',
  naam: "Bezit bij namen: Hans', Peters",
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['apostrof-meervoud', 'hoofdletter-naam'],
  regel: 'Eindigt een naam op een s-klank, dan zet ik alleen een komma boven: er komt geen s meer bij.',
  hoortSchrijft: "/hɑns/ > Hans' fiets, maar Peters fiets",
  uitleg: [
    'Luister naar het eind van de naam: is dat een s-klank, zoals bij Hans of Max?',
    "Zet dan alleen een komma boven achter de naam: Hans' fiets.",
    'Is het geen s-klank? Dan komt er een s achter de naam: Peters fiets.',
  ],
  voorbeelden: ["Hans'", "Max'", 'Peters'],
  fouten: ["Hans's", 'Hans', "Peter's"],
};

/** Chosen for whose it is: a name with an apostrophe, or with an s. */
export const detectTaak: Detect = ({ woord }) =>
  /^\p{Lu}.*(?:[sxz]'|[^'sxz]s)$/u.test(woord) ? [vondst(woord.length - 1, woord.length)] : [];

const FOUT: Readonly<Record<string, readonly string[]>> = {
  "'": ['', ',', "'s", 's', 'es', "s'"],
  s: ["'s", "s'", "'", ' s'],
};

export const rewrite: Rewrite = (doel, add) => {
  const kosten = STAPKOSTEN.teken - 0.01;
  for (const { start, end } of puntenVan(doel, 'bezit-komma')) {
    for (const fout of FOUT[doel.woord.slice(start, end)] ?? []) add(start, end, fout, { kosten });
    // Elia's: the s of the name is taken for that of whose it is.
    if (doel.woord.slice(start - 1, end) === "s'") add(start - 1, end, "'s", { kosten });
  }
};

export const explain: Explain = ({ woord, getypt }) => [
  [
    zin(
      `De naam eindigt op een s-klank: zet er alleen een komma boven achter. Het wordt ${woord}.`,
      /[sxz]'$/.test(woord) && getypt !== woord,
    ),
  ],
  [
    zin(
      `Deze naam eindigt niet op een s-klank: plak de s er vast achter. Het wordt ${woord}.`,
      /[^'sxz]s$/.test(woord) && getypt !== woord,
    ),
  ],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ["'", 's']);
