import type { Categorie } from '@spelrijk/domain/categorie';
import { endsDeel, isKort, findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { letter, puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt, mits } from '../../uitleg/beweringen.ts';
import { sterkVerleden } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'g-ch',
  code: 'l',
  naam: 'g of ch',
  blok: 'B',
  strategie: 'weet',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['cht'],
  regel: 'Ik hoor g; bij ch-woorden onthoud ik de ch, en na een korte klank verdubbel ik die nooit.',
  hoortSchrijft: '/x/ > ch',
  uitleg: [
    'Je hoort een g.',
    'Onthoud of het een woord met ch is, zoals lachen of toch.',
    'De ch schrijf je nooit dubbel, ook niet na een korte klank.',
  ],
  voorbeelden: ['lachen', 'kachel', 'pech', 'toch', 'juichen', 'goochelen', 'zich', 'kuchen', 'bochel', 'richel'],
  fouten: ['laggen', 'kaggel', 'peg'],
};

export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem, end }, index) => {
    const isCht = isKort(beeld.tekens[index - 1]) && beeld.laag.charAt(end) === 't' && !endsDeel(beeld, end) && !isStamPlusT(beeld);
    return grafeem === 'ch' && foneem === 'x' && !isCht;
  });

const isStamPlusT = (beeld: Woordbeeld): boolean => ['tt3', 'tt2', 'vd', 'vt'].includes(beeld.vorm) && (beeld.basis ?? '').endsWith('chen');

/** The other side: a word that was chosen because it has the plain letters. */
export const detectTaak: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem }) => /^gg?$/.test(grafeem) && /^[xɣ]$/.test(foneem)).slice(0, 1);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'ch', ['g', 'gg', 'chch', 'gch', 'cch', 'cg', 'h', 'chg', 'chh'], add, {
    where: (plek) => !puntOp(doel, 'ch-als-sj', plek) && letter(doel, plek - 1) !== 's',
  });
  // yochurt: the gh of a loan.
  replaceEverywhere(doel, 'gh', ['ch'], add, {
    vlag: 'omgekeerd',
    where: (plek) => !/^gh(?:eid|eden)/.test(doel.woord.slice(plek)) && !doel.grenzen.has(plek + 1),
  });
  replaceEverywhere(doel, 'gg', ['ch', 'cch', 'chch'], add, { vlag: 'omgekeerd' });
  replaceEverywhere(doel, 'g', ['ch'], add, {
    vlag: 'omgekeerd',
    where: (plek) => letter(doel, plek - 1) !== 'n' && !puntOp(doel, 'leen-g-zj', plek),
  });
};

export const explain: Explain = (fout) => [
  [
    klinkt(fout, 'ch', /[xɣ]/, `De ch schrijf je nooit dubbel en ook niet als gg. Onthoud: ${fout.woord}.`),
    mits(/^(?:gg|cch|chch|gch|chg)$/.test(fout.fout)),
  ],
  [klinkt(fout, 'ch', /[xɣ]/, `Je hoort g, maar dit is een woord met ch. Onthoud: ${fout.woord}.`)],
  [sterkVerleden(fout)],
  [klinkt(fout, 'g', /^[xɣ]$/, `Hier schrijf je geen ch, maar een gewone g: ${fout.woord}.`)],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, letters(punt) === 'gg' ? ['gg', 'ch'] : ['g', 'ch']);
