import type { Categorie } from '@spelrijk/domain/categorie';
import { isVerkleinvorm, soortVerkleinwoord } from '../../analyse/verkleinwoord.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, replaceEind, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin, misses } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verklein-klinker',
  code: '1h',
  naam: 'Verkleinwoord na een lange klank',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['verklein-tje', 'lange-klank-eind'],
  regel: 'Eindigt het woord op één a, o of u, dan schrijf ik die klank dubbel voor tje; na een y zet ik een komma boven.',
  hoortSchrijft: '/aːtjə oːtjə ytjə/ > aatje, ootje, uutje',
  uitleg: [
    'Schrijf eerst het gewone woord: oma.',
    'De lange klank aan het eind schrijf je nu met twee letters: omaa.',
    'Zet tje erachter: omaatje.',
  ],
  voorbeelden: ['omaatje', 'opaatje', 'autootje', 'fotootje', 'pianootje', 'parapluutje', 'caviaatje', 'kilootje'],
  fouten: ['autotje', 'omatje'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'verkl' && soortVerkleinwoord(beeld.laag, beeld.basis) === 'verklein-klinker'
    ? findEind(beeld, /(aa|oo|uu|ee|'|ie|i)tjes?$/)
    : [];

export const rewrite: Rewrite = (doel, add) => {
  // taxi'tje: as in baby'tje.
  if (doel.basis?.endsWith('i') === true)
    for (const s of ['', 's'])
      replaceEind(
        doel,
        `ietje${s}`,
        ["i'tje", 'itje', 'i-tje'].map((fout) => fout + s),
        add,
        { kosten: STAPKOSTEN.uitgang },
      );
  const eind = /(aa|oo|uu|ee|')tj(es?)$/.exec(doel.woord);
  if (!eind || !isVerkleinvorm(doel.woord, doel.vorm) || hasPunt(doel, 'verklein-je')) return;
  const [heel, klinkers = '', staart = ''] = eind;
  const kort = klinkers.charAt(0);
  const fout =
    klinkers === "'"
      ? ['tj', "tj'", ' tj', 'tj', 'ietj']
      : [
          `${kort}tj`,
          `${kort}'tj`,
          `${kort}${kort}j`,
          `${kort}j`,
          `${kort}-tj`,
          `${kort}ttj`,
          `${kort} tj`,
          ...(kort === 'e' ? ['étj', 'éétj', "é'tj"] : []),
        ];
  for (const begin of fout)
    for (const e of ['e', 'u', 'uh']) add(eind.index, doel.woord.length, begin + e + staart.slice(1), { kosten: STAPKOSTEN.uitgang });
  add(eind.index, doel.woord.length, heel.replace(/e(s?)$/, 'u$1'), { kosten: STAPKOSTEN.uitgang });
};

export const explain: Explain = (fout) => [
  [zin(`Na een y schrijf je een komma boven en dan tje: ${fout.woord}.`, fout.woord.endsWith("y'tje") && !fout.getypt.endsWith("y'tje"))],
  [
    zin(
      `Het woord ${fout.basis ?? ''} eindigt op een lange klank. Die schrijf je nu met twee letters: ${fout.woord}.`,
      fout.basis !== undefined && fout.woord === `${fout.basis}${fout.basis.slice(-1)}tje` && misses(fout, fout.basis.slice(-1).repeat(2)),
    ),
  ],
];

export const keuzes: Keuzes = (punt) => {
  const eind = /^(aa|oo|uu|ee|')/.exec(letters(punt))?.[0];
  if (!eind) return null;
  return eind === "'"
    ? vasteKeuzes({ ...punt, end: punt.start + 2 }, ["'t", 't'])
    : vasteKeuzes({ ...punt, end: punt.start + 2 }, [eind, eind.charAt(0), `${eind.charAt(0)}'`]);
};
