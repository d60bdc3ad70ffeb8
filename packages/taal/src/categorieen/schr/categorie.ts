import type { Categorie } from '@spelrijk/domain/categorie';
import { endsDeel, findTekens, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'schr',
  code: 'd',
  naam: 'schr',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['sch', 'kz-mmm'],
  regel: 'Hoor ik sr of sgr, dan schrijf ik schr.',
  hoortSchrijft: '/sxr/ of /sr/ > schr',
  uitleg: ['Je hoort sr of sgr.', 'Schrijf dan altijd schr, met vier letters achter elkaar.', 'Denk aan schrift: schr-i-f-t.'],
  voorbeelden: ['schrift', 'schrijven', 'schroef', 'schrik', 'schreeuw', 'schrap', 'schram', 'verschrikt'],
  fouten: ['srijven', 'sgrift', 'shrik'],
};

const FOUT = ['sr', 'sgr', 'scr', 'shr', 'schgr', 'sghr', 'skr', 'scgr', 'zr', 'sjr', 'zgr', 'schrr', 'shcr', 'csr'];

export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem }) => grafeem === 'schr').concat(
    findTekens(
      beeld,
      ({ grafeem, foneem, end }) => grafeem === 'sch' && foneem === 'sx' && beeld.laag.charAt(end) === 'r' && !endsDeel(beeld, end),
    ).map(({ start, end }) => vondst(start, end + 1)),
  );

export const rewrite: Rewrite = (doel, add) => replaceEverywhere(doel, 'schr', FOUT, add);

export const explain: Explain = (fout) => [[klinkt(fout, 'schr', /sx?r/, `Hoor je sr of sgr? Dan schrijf je schr: ${fout.woord}.`)]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['schr', 'sch', 'str']);
