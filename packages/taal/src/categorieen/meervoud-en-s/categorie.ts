import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { meerDanEen } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'meervoud-en-s',
  code: '16',
  naam: 'Meervoud op -en of -s',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Meer dan één: ik zet en of s achter het woord en let op de klankgroep.',
  hoortSchrijft: '/ən/ of /s/ > en, s',
  uitleg: [
    'Zeg het woord voor meer dan één: hoor je en of s?',
    'Zet en of s achter het woord.',
    'Let bij en op de klankgroepen: bo-men, bo-mmen.',
  ],
  voorbeelden: ['bomen', 'bommen', 'tafels', 'bezems', 'kinderen', 'jongens', 'cafés', 'garages'],
  fouten: ['boome', 'tafuls', 'vogelen'],
};

/** More than one, also of something small: stoeltjes. */
export const detect: Detect = (beeld) => {
  if (beeld.vorm === 'verkl') return findEind(beeld, /(?<=je)s$/);
  return beeld.vorm === 'mv' && !beeld.laag.endsWith("'s") ? findEind(beeld, /(en|ën|s|n|ren|eren)$/) : [];
};

/** The other plural ending, or both at once: appelen, boekens. */
export const rewrite: Rewrite = (doel, add) => {
  if (!hasPunt(doel, 'meervoud-en-s')) return;
  const kosten = STAPKOSTEN.regel;
  if (doel.woord.endsWith('en')) replaceEind(doel, 'en', ['s', 'ens', 'es', 'ers'], add, { kosten });
  if (doel.woord.endsWith('ren')) replaceEind(doel, 'eren', ['en', 'ers', 'es'], add, { kosten });
  if (/[^e]s$/.test(doel.woord)) replaceEind(doel, 's', ['en', 'sen', 'e', 'z'], add, { kosten });
  if (doel.woord.endsWith('es')) replaceEind(doel, 's', ['n', 'z', 'en'], add, { kosten });
};

export const explain: Explain = (fout) => [[meerDanEen(fout)]];

export const bakken = ['en', 's'] as const;

export const keuzes: Keuzes = (punt) =>
  letters(punt) === 's' ? vasteKeuzes(punt, ['s', 'en', "'s"]) : letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e', 's']) : null;
