/** Groepen of the demo school that are on their way with a picture: one that is half done, with a whole one before it. */
import { perDeel, plaatOp } from '@spelrijk/domain/klassenplaat';
import { schooljaarVan } from '@spelrijk/domain/schooljaar';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { insertPlaat } from '../../oefenen/klassenplaten/index.ts';
import type { GemaakteLeerling } from './klant.ts';
import type { Gemaakt } from './verhuizen.ts';

/** Of the second picture. */
const DEEL = 0.52;

/** In the groep of the demo login, so that a visitor finds it as docent and as leerling; and a little of one in every other groep of a school. */
export async function seedKlassenplaten(
  db: Db,
  gemaakt: readonly Gemaakt[],
  leerlingen: readonly GemaakteLeerling[],
  now: number,
): Promise<void> {
  const schooljaar = schooljaarVan(dagVan(now));
  const praktijken = new Set(gemaakt.filter(({ demo }) => demo.soort === 'rt').map(({ adminId }) => adminId));
  const kind = leerlingen.find(({ login }) => login === 'leerling');
  for (const [groepId, kinderen] of Map.groupBy(leerlingen, (leerling) => leerling.groepId)) {
    const [eerste] = kinderen;
    if (!eerste || praktijken.has(eerste.adminId)) continue;
    const per = perDeel(kinderen.length);
    const plek = { adminId: eerste.adminId, groepId };
    const heel = groepId === kind?.groepId ? 1 : 0;
    for (let nummer = 1; nummer <= heel + 1; nummer++) {
      const { id, delen } = plaatOp(schooljaar, nummer);
      const totaal = delen * per;
      const deel = nummer <= heel ? 1 : heel > 0 ? DEEL : DEEL / 2;
      await insertPlaat(db, plek, schooljaar, { nummer, plaat: id, perDeel: per, totaal, stukjes: Math.floor(totaal * deel) });
    }
  }
}
