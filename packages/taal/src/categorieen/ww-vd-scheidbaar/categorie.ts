import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { hoort, mits, zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vd-scheidbaar',
  code: '2p',
  naam: 'Voltooid deelwoord met ge in het midden',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['ww-vd-d-t', 'samenstelling'],
  regel: 'Kan het werkwoord uit elkaar, dan komt ge in het midden en schrijf ik alles aan elkaar.',
  hoortSchrijft: 'opbellen > opgebeld',
  uitleg: [
    'Kijk of het werkwoord uit elkaar kan: opbellen, ik bel op.',
    'In het deelwoord komt ge dan in het midden: op-ge-beld.',
    'Schrijf het als één woord: opgebeld.',
  ],
  voorbeelden: ['opgebeld', 'aangevraagd', 'meegenomen'],
  fouten: ['op gebeld', 'geopbeld', 'opgubeld'],
};

/** Chosen for the ge behind its first part. */
export const detectTaak: Detect = ({ vorm, laag, delen }) => {
  const start = delen[1]?.start ?? 0;
  return vorm === 'vd' && start > 0 && laag.startsWith('ge', start) ? [vondst(start, start + 2)] : [];
};

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'ww-vd-scheidbaar')) {
    // Likeliest first: geopbeld and opbeld, which are what is shown to be mended.
    add(0, end, `ge${doel.woord.slice(0, start)}`, { kosten: STAPKOSTEN.werkwoord });
    for (const fout of ['', ' ge', '-ge', 'gu', 'che', 'ga']) add(start, end, fout, { kosten: STAPKOSTEN.werkwoord });
  }
};

export const explain: Explain = (fout) => {
  const {
    woord,
    getypt,
    basis = '',
    delen: [eerste = ''],
  } = fout;
  // doorgeven for doorgegeven: its ge is that of geven.
  const zonderGe = getypt === eerste + woord.slice(eerste.length + 2);
  const vooraan = eerste !== '' && basis.startsWith(eerste) && woord.startsWith(`${eerste}ge`);
  return [
    [zin(`Dit is één woord: ${woord}.`, vooraan && getypt.replace(/[ -]/, '') === woord)],
    // The ge is in its place, and written as it is heard.
    [hoort(fout, { hoor: 'guh', klank: /^ɣə$/, letters: 'ge' }), mits(vooraan && !zonderGe && getypt.startsWith(`${eerste}g`))],
    [
      zin(
        `Het hele werkwoord is ${basis}. In het deelwoord staat ge achter ${eerste}: ${woord}.`,
        vooraan && (zonderGe || !getypt.startsWith(`${eerste}ge`)),
      ),
    ],
  ];
};
