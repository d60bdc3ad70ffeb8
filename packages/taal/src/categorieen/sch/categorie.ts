import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'sch',
  code: 'c',
  naam: 'sch',
  blok: 'B',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mmkm'],
  regel: 'Hoor ik s en daarna g, dan schrijf ik sch.',
  hoortSchrijft: '/sx/ > sch',
  uitleg: ['Je hoort een s en daarna een g.', 'Schrijf dan altijd sch.', 'Denk aan school: sch-oo-l.'],
  voorbeelden: ['school', 'schip', 'schoen', 'schaap', 'schuur', 'schat', 'schaal', 'verschil', 'misschien', 'scherm'],
  fouten: ['sgool', 'schol', 'shoen'],
};

const FOUT = ['sg', 'sh', 'sc', 'sk', 'sgh', 'scg', 'shg', 'schg', 'zg', 'ssch', 'shc', 'sj', 'sjch', 'zch', 'ssg', 'schh', 'csh', 'sgch'];

export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem, end }) => grafeem.endsWith('sch') && foneem === 'sx' && beeld.laag.charAt(end) !== 'r').map(
    ({ end }) => vondst(end - 3, end),
  );

/** Not before r, and not the ending -isch: those are rules of their own. */
export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(
    doel,
    'ssch',
    FOUT.filter((fout) => fout !== 'ssch'),
    add,
  );
  // busjoffeur: where parts meet the s is of the one and the ch of the other.
  const where = (plek: number): boolean =>
    !doel.grenzen.has(plek + 1) && letter(doel, plek + 3) !== 'r' && !/isch(e|en|er|st)?$/.test(doel.woord.slice(Math.max(0, plek - 1)));
  replaceEverywhere(doel, 'sch', FOUT, add, { where });
  // gool: the s is not heard, and what is heard is written as it sounds.
  replaceEverywhere(doel, 'sch', ['g'], add, { where: (plek) => where(plek) && puntOp(doel, 'sch', plek), kosten: 1.2 });
};

export const explain: Explain = (fout) => [[klinkt(fout, 'sch', /sx/, `Hoor je s en daarna g? Dan schrijf je sch: ${fout.woord}.`)]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['sch', 's', 'ch']);
