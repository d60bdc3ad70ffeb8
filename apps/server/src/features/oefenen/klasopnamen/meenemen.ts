/** What the caller spoke, as files of her own. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Opnamesoort } from '@spelrijk/contract/klasopnamen';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { toCsv } from '../../../platform/bestand/rekenblad.ts';
import { createZip } from '../../../platform/bestand/zip.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import * as store from './store.ts';
import { inGroep } from './toegang.ts';

type Archief = Output<Api['readKlasopnamen']>;

/** Signs that a file name may not have somewhere, and names that are a device on Windows: `nul` is a word here. */
const VERBODEN = /[\p{Cc}<>:"/\\|?*]/gu;
const APPARAAT = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** A name that can be read, of its own in its folder also where capitals are no difference. */
function nameFiles(rijen: readonly { readonly woord: string; readonly soort: Opnamesoort }[]): readonly string[] {
  const bezet = new Set<string>();
  return rijen.map(({ woord, soort }) => {
    const kaal =
      woord
        .replaceAll(VERBODEN, '')
        .replace(/[. ]+$/u, '')
        .slice(0, 100)
        .trim() || 'opname';
    const basis = `${soort === 'zin' ? 'zinnen' : 'woorden'}/${APPARAAT.test(kaal) ? `${kaal} (woord)` : kaal}`;
    let naam = `${basis}.ogg`;
    for (let nr = 2; bezet.has(naam.toLowerCase()); nr++) naam = `${basis} (${nr}).ogg`;
    bezet.add(naam.toLowerCase());
    return naam;
  });
}

/** What the caller spoke herself: the voice of a colleague is hers to take along. */
export const takeKlasopnamen = (deps: { readonly database: Database }, caller: Caller, plek: store.GroepPlek): Promise<Archief> =>
  inGroep(deps, caller, plek, 'classVoice.read', async (db, groep) => {
    const rijen = await store.listKlanken(db, plek, caller.actor.id);
    if (rijen.length === 0) throw notFound('klasopnamen/niet-gevonden');
    const namen = nameFiles(rijen);
    const zip = createZip();
    const overzicht = {
      naam: 'overzicht',
      kop: ['bestand', 'tekst', 'bij het woord', 'ingesproken'],
      rijen: rijen.map(({ woord, bij, op }, i) => [namen[i] ?? '', woord, bij ?? '', dagVan(op.getTime())]),
    };
    zip.add({ naam: 'overzicht.csv', bytes: toCsv(overzicht) });
    rijen.forEach(({ ogg }, i) => zip.add({ naam: namen[i] ?? '', bytes: ogg }, 'zo-laten'));
    await writeAudit(db, {
      adminId: plek.adminId,
      soort: 'export',
      now: caller.now,
      actor: caller.actor,
      actie: 'classVoice.read',
      objectId: plek.groepId,
      betreft: `eigen stem: ${rijen.length}`,
    });
    return { type: 'application/zip', bytes: new Uint8Array(await zip.finish()), naam: `eigen-stem-${groep.naam}.zip` };
  });
