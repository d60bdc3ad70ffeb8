/** The clients of the practice of the demo: when they come, and where they go to school. Around today, so that the first screen always shows something. */
import type { Db } from '../../../platform/db/database.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import { putAfspraak, putClient, weekdagVan } from '../../klas/clienten/index.ts';
import { demoId } from './ids.ts';
import type { Gemaakt } from './verhuizen.ts';

interface DemoClient {
  readonly leerling: string;
  readonly school: string;
  readonly groep: string;
  readonly contact: string;
  /** Days from today on which it comes next; every week, but for who comes once. */
  readonly over: number;
  readonly tijd: string;
  readonly eenmalig?: true;
}

const CLIENTEN: readonly DemoClient[] = [
  { leerling: 'Boaz Rietveld', school: 'De Wilgenhof', groep: 'groep 4', contact: 'Moeder van Boaz', over: 0, tijd: '14:30' },
  { leerling: 'Inès Lefèvre', school: 'De Wilgenhof', groep: 'groep 5', contact: 'Vader van Inès', over: 0, tijd: '15:30' },
  { leerling: 'Kees-Jan van Tongeren', school: 'Het Kompasplein', groep: 'groep 6a', contact: '', over: 1, tijd: '13:45' },
  { leerling: 'Shanaya Ramcharan', school: '', groep: '', contact: '', over: 4, tijd: '', eenmalig: true },
];

const MINUTEN = 45;
/** They come since so many weeks. */
const WEKEN = 10;

export async function seedPraktijk(db: Db, gemaakt: readonly Gemaakt[], now: number): Promise<void> {
  const vandaag = dagVan(now);
  for (const { demo, adminId, ids } of gemaakt)
    for (const { leerling, school, groep, contact, over, tijd, eenmalig } of demo.soort === 'rt' ? CLIENTEN : []) {
      const leerlingId = ids.get(leerling);
      if (leerlingId === undefined) continue;
      const plek = { adminId, leerlingId };
      const dag = addDays(vandaag, over);
      const vast = { tijd, minuten: MINUTEN };
      const inhoud = eenmalig
        ? ({ soort: 'eenmalig', dag, ...vast } as const)
        : ({ soort: 'wekelijks', weekdag: weekdagVan(dag), van: addDays(vandaag, -7 * WEKEN), ...vast } as const);
      await putClient(db, plek, { school, groep, contact: { naam: contact, mail: '', telefoon: '' } }, new Date(now));
      await putAfspraak(db, { ...plek, afspraakId: demoId(now, demo.naam, 'afspraak', leerling) }, inhoud, new Date(now));
    }
}
