import type { Categorie } from '@spelrijk/domain/categorie';
import { endsDeel, findTekens, isLatijnsVoorvoegsel } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt } from '../../uitleg/beweringen.ts';
import { langer } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verlenging-b-p',
  code: 's',
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

export const detect: Detect = (beeld) =>
  findTekens(
    beeld,
    ({ grafeem, foneem, start, end }) =>
      grafeem === 'b' && !isLatijnsVoorvoegsel(beeld, end) && (foneem === 'p' || (start > 0 && endsDeel(beeld, end))),
  );

/** The other side of the rule: a word that was chosen because it ends in the p one hears. */
export const detectTaak: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem, end }) => grafeem === 'p' && foneem === 'p' && end === beeld.laag.length);

export const rewrite: Rewrite = (doel, add) => {
  const may = (plek: number): boolean =>
    doel.grenzen.has(plek + 1) || /^(s|je|jes)$/.test(doel.woord.slice(plek + 1)) || puntOp(doel, 'verlenging-b-p', plek);
  replaceEverywhere(doel, 'b', ['p', 'bp', 'pp', 'pb'], add, { where: may });
  replaceEverywhere(doel, 'p', ['b'], add, { where: (plek) => may(plek) && letter(doel, plek - 1) !== 'p' });
};

export const explain: Explain = (fout) => [
  [langer(fout)],
  [klinkt(fout, 'b', /^p$/, `Je hoort een p, maar onthoud: ${fout.woord} schrijf je met b.`)],
  [klinkt(fout, 'p', /^p$/, `Je hoort een p en je schrijft een p: ${fout.woord}.`)],
];

export const bakken = ['b', 'p'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
