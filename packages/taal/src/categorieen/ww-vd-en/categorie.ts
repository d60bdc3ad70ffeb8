import type { Categorie } from '@spelrijk/domain/categorie';
import { stamVan } from '../../werkwoord/conjugate.ts';
import { isSterk, splitScheidbaar } from '../../werkwoord/voorvoegsels.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { addHeel, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { deelwoordOpEn } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vd-en',
  code: '2g',
  naam: 'Voltooid deelwoord op -en',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['ww-vt-sterk'],
  regel: 'Sterke werkwoorden krijgen -en aan het eind van het deelwoord.',
  hoortSchrijft: '/ən/ > en',
  uitleg: [
    'Kijk naar de verleden tijd: verandert de klank?',
    'Dan eindigt het voltooid deelwoord meestal op -en: gelopen.',
    'Schrijf altijd de n, ook als je hem niet hoort.',
  ],
  voorbeelden: ['gelopen', 'gevonden', 'geschreven', 'gezongen', 'gegeten', 'geslapen', 'gekomen', 'gebleven'],
  fouten: ['gelope', 'gevonde'],
};

export const detect: Detect = (beeld) => (beeld.vorm === 'vd' && beeld.laag.endsWith('en') ? findEind(beeld, /en$/) : []);

export const rewrite: Rewrite = (doel, add) => {
  // The e of gezien is one of two.
  if (doel.vorm !== 'vd' || doel.woord.endsWith('ien')) return;
  replaceEind(doel, 'en', ['e', 'un', 'u', 'n', 'in', 'end', 'ent', 'd', 't', ''], add, { kosten: STAPKOSTEN.werkwoord });
  for (const fout of zonderKlankwissel(doel)) addHeel(doel, fout, add, { kosten: STAPKOSTEN.werkwoord });
};

/** gehelpt, geschrijven: as if the verb were not strong, or the sound did not change. */
function zonderKlankwissel({ woord, basis }: Doelbeeld): string[] {
  if (basis === undefined || !woord.endsWith('en') || !isSterk(basis)) return [];
  const [voor, rest] = splitScheidbaar(basis);
  const begin = voor + (woord.startsWith(rest.startsWith('ge') ? 'gege' : 'ge', voor.length) ? 'ge' : '');
  const stam = begin + stamVan(rest);
  return [`${stam}t`, `${stam}d`, begin + rest].filter((fout) => fout !== woord);
}

export const explain: Explain = (fout) => [[deelwoordOpEn(fout)]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['en', 'e']);
