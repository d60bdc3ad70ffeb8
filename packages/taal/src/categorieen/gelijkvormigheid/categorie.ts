import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { hasPunt, isMedeklinkerletter, letter, puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { delen } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'gelijkvormigheid',
  code: '1a',
  naam: 'Dezelfde vorm bewaren (assimilatie)',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['samenstelling', 'verlenging-d-t'],
  regel: 'Ik denk aan de losse delen: wat ik daar schrijf, blijft staan, ook als ik het niet meer hoor.',
  hoortSchrijft: '/zɑɡduk/ > zakdoek',
  uitleg: [
    'Zoek de losse delen: zak en doek.',
    'Schrijf elk deel zoals het hoort, ook als je een letter niet goed hoort.',
    'Plak de delen aan elkaar: zakdoek.',
  ],
  voorbeelden: ['zakdoek', 'handdoek', 'uitdelen', 'hoofddoek', 'voetbal', 'badpak', 'opbellen', 'asbak'],
  fouten: ['zaddoek', 'handoek', 'uidelen'],
};

/** Two letters at a border of which the first is not heard as written. */
const NIET_GEHOORD = /^(?:([bdfgklmnprstvz])\1|[ktps][bd]|[bd]p|dt)$/;
const BAAR = /[ktps](?=baar(?:heid|heden|der|st)?$)/;

/** Borders after a linking s are left to tussen-s. */
const grenzenVan = (beeld: Woordbeeld): number[] =>
  beeld.delen.flatMap((deel, index) =>
    !deel.tussen && index + 1 < beeld.delen.length && !beeld.delen[index + 1]?.tussen ? [deel.end] : [],
  );

export const detect: Detect = (beeld) => {
  const grenzen = grenzenVan(beeld).filter((grens) => NIET_GEHOORD.test(beeld.laag.slice(grens - 1, grens + 1)));
  const baar = BAAR.exec(beeld.laag);
  // Where eet and baar are given as parts that place is there already.
  if (baar && !grenzen.includes(baar.index + 1)) grenzen.push(baar.index + 1);
  return grenzen.map((grens) => vondst(grens - 1, grens + 1));
};

const VOOR_ACHTERVOEGSEL = /(?<=[aeiouy].*[bcdfghklmnprsvwxz])[dt](?=(?:heid|heden|schap|schappen)$)/g;
const VERZACHT: Readonly<Record<string, string>> = { k: 'g', t: 'd', p: 'b', s: 'z', f: 'v' };

/** The first consonant falls out, takes the sound of the second, or voices. */
export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'gelijkvormigheid')) {
    const eerste = letter(doel, start);
    const tweede = letter(doel, end - 1);
    const kosten = STAPKOSTEN.uitgang;
    add(start, end, tweede, { kosten });
    if (eerste !== tweede && !(eerste === 'd' && tweede === 't')) add(start, end, tweede + tweede, { kosten });
    const zacht = VERZACHT[eerste];
    if (zacht && zacht !== tweede) add(start, end, zacht + tweede, { kosten });
    if (isMedeklinkerletter(letter(doel, start - 1))) add(start - 1, end, tweede, { kosten: 0.7 });
    if (letter(doel, start - 1) === eerste) add(start - 1, end, eerste + tweede, { kosten });
  }
  // sneeuwit: each part keeps its own w.
  for (const grens of doel.grenzen)
    if (isMedeklinkerletter(letter(doel, grens)) && letter(doel, grens - 1) === letter(doel, grens) && !hasPunt(doel, 'tussen-s'))
      add(grens - 1, grens + 1, letter(doel, grens), { kosten: STAPKOSTEN.uitgang });
  // achtien: two of one letter behind another consonant, where no parts are known.
  for (const { index } of doel.woord.matchAll(/(?<=[bcdfghklmnprst])([bdfgklmnprstvz])\1(?=[aeiou])/g))
    if (!doel.grenzen.has(index + 1)) add(index, index + 2, letter(doel, index), { kosten: STAPKOSTEN.uitgang });
  // vasgehouden, herfsvakantie: between two other consonants nobody hears a t.
  for (const grens of doel.grenzen)
    if (/^[bcdfghklmnprsvwxz][dt][bdfgklmnpsvz]/.test(doel.woord.slice(grens - 2, grens + 1)) && grens > 2)
      add(grens - 1, grens, '', { kosten: STAPKOSTEN.uitgang });
  // nachtier, wraagevoel: of two letters that are said in one place one is heard.
  for (const grens of doel.grenzen)
    if (/^(?:td|dt|pb|bp|fv|sz|kg)$/.test(doel.woord.slice(grens - 1, grens + 1))) {
      add(grens, grens + 1, '', { kosten: STAPKOSTEN.regel });
      add(grens - 1, grens, '', { kosten: STAPKOSTEN.regel });
    }
  // beleefheid, lanschap: a suffix is no part, and nobody hears that letter before it either.
  for (const { index } of doel.woord.matchAll(VOOR_ACHTERVOEGSEL)) add(index, index + 1, '', { kosten: STAPKOSTEN.uitgang });
  // kerster: what stands on both sides is written on both.
  for (const grens of doel.grenzen)
    if (/^([bcdfghklmnprst]{2})\1$/.test(doel.woord.slice(grens - 2, grens + 2))) add(grens - 2, grens, '', { kosten: STAPKOSTEN.uitgang });
  // harst: the d of hard is not heard before -st.
  for (const { index } of doel.woord.matchAll(/(?<=[a-z])d(?=ste?$)/g)) add(index, index + 1, '', { kosten: STAPKOSTEN.uitgang });
  // bakkamer: the d is a k here, although badkamer is no word for this rule.
  for (const grens of doel.grenzen)
    if (/^[bdgkpt]{2}$/.test(doel.woord.slice(grens - 1, grens + 1)))
      add(grens - 1, grens, letter(doel, grens), { kosten: STAPKOSTEN.regel });
};

export const explain: Explain = (fout) => [
  [delen(fout, (los) => `Zoek de delen: ${los}. Schrijf elk deel zoals je het kent: ${fout.woord}.`)],
];

export const keuzes: Keuzes = (punt) => {
  const paar = letters(punt);
  const tweede = paar.slice(-1);
  return goedOf(punt, paar.charAt(0) === tweede ? [tweede] : [tweede, tweede + tweede]);
};
