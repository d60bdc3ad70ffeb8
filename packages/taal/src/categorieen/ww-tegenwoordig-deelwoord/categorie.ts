import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { lachend } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-tegenwoordig-deelwoord',
  code: '2n',
  naam: 'Onvoltooid (tegenwoordig) deelwoord',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '8a', be: '6a' },
  vooraf: ['ww-infinitief'],
  regel: 'Het hele werkwoord plus d of de: lachend, een lachende clown.',
  hoortSchrijft: '/ənt/ > end',
  uitleg: [
    'Neem het hele werkwoord: lachen.',
    'Zet er een d achter: lachend.',
    'Staat het voor een ding of een mens, schrijf dan de: een lachende clown.',
  ],
  voorbeelden: ['lachend', 'lopend', 'huilend', 'zingende', 'slapende', 'spelende', 'vallende', 'kokend'],
  fouten: ['lachent', 'lopent'],
};

export const detect: Detect = (beeld) => (beeld.vorm === 'td' ? findEind(beeld, /[eë]?nde?$/) : []);

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'td') return;
  const kosten = STAPKOSTEN.werkwoord;
  for (const klinker of ['a', 'ë']) {
    replaceEind(doel, `${klinker}nd`, [`${klinker}nt`, `${klinker}ndt`, `${klinker}n`], add, { kosten });
    replaceEind(doel, `${klinker}nde`, [`${klinker}nte`, `${klinker}ndde`, `${klinker}ne`], add, { kosten });
  }
  replaceEind(doel, 'end', ['ent', 'endt', 'ant', 'unt', 'und', 'en', 'ende', 'entd', 'int', 'nd', 'nt', 'e', 'ind'], add, { kosten });
  replaceEind(
    doel,
    'ende',
    ['ente', 'endde', 'unde', 'ende', 'enden', 'ene', 'endte', 'unte', 'ennde', 'inde', 'en', 'end', 'nde'].filter(
      (fout) => fout !== 'ende',
    ),
    add,
    { kosten },
  );
};

export const explain: Explain = (fout) => [[lachend(fout)]];

export const keuzes: Keuzes = (punt) => goedOf(punt, [letters(punt).replace('d', 't')]);
