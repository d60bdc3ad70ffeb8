import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { delen, eersteDeelMeervoud } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'tussen-n',
  code: '1m',
  naam: 'Tussen-n of tussen-e',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['samenstelling', 'meervoud-en-s'],
  regel:
    'Heeft het eerste woord alleen een meervoud op -en, dan schrijf ik en ertussen; anders e. Bij zon en maan en in woorden als apetrots schrijf ik ook e.',
  hoortSchrijft: '/ə/ > en of e',
  uitleg: [
    'Zoek de twee woorden: pan en koek.',
    'Heeft het eerste woord alleen een meervoud op -en? Schrijf dan en: pannenkoek.',
    'Is er maar één van, zoals de zon? Schrijf dan e: zonneschijn.',
  ],
  voorbeelden: ['pannenkoek', 'hondenhok', 'kippenhok', 'boekenkast', 'zonneschijn', 'zonnebril', 'groentesoep', 'aspergesoep'],
  fouten: ['pannekoek', 'zonnenschijn'],
};

export const detect: Detect = (beeld) =>
  beeld.delen.filter((deel) => deel.tussen && /^en?$/.test(deel.tekst)).map((deel) => vondst(deel.start, deel.end, deel.tekst));

/** Chosen for its linking e, where that e also ends the first word: groentesoep. */
export const detectTaak: Detect = (beeld) => {
  const eerste = beeld.delen[0];
  return eerste && beeld.delen.length > 1 && eerste.tekst.endsWith('e') ? [vondst(eerste.end - 1, eerste.end, 'e')] : [];
};

export const rewrite: Rewrite = (doel, add) => {
  const kosten = STAPKOSTEN.uitgang;
  for (const { start, end } of puntenVan(doel, 'tussen-n')) {
    const goed = doel.woord.slice(start, end);
    for (const fout of goed === 'en' ? ['e', 'u', 'un', ''] : ['en', 'un', '']) add(start, end, fout, { kosten });
    if (goed === 'en') add(start, end, 'es', { kosten });
  }
};

export const explain: Explain = (fout) => [
  [eersteDeelMeervoud(fout)],
  [
    delen(
      fout,
      (los) => `Zoek de woorden: ${los}. Onthoud dat er ${fout.goed} tussen staat: ${fout.woord}.`,
      (fout.goed === 'en' || fout.goed === 'e') && (fout.fout === 'e' || fout.fout === 'en'),
    ),
  ],
];

export const bakken = ['en', 'e'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
