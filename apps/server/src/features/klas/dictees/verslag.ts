/** What came of a dictation, word by word. */
import type { Api } from '@spelrijk/contract/api';
import type { DicteeAntwoord } from '@spelrijk/contract/dictees';
import type { Output } from '@spelrijk/contract/define';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { labelNaam } from '../../oefenen/antwoorden/index.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { geenDictee, geenGroep, type DicteeDeps } from './groep.ts';

const toAntwoord = ({ diagnose, ...rij }: store.AntwoordRij): DicteeAntwoord => ({
  ...rij,
  fouten: [...new Set(diagnose.afwijkingen.map(({ label }) => label))].map((label) => ({ label, naam: labelNaam(label) })),
  punten: diagnose.knelpunten.map(({ categorie, goed }) => ({ categorie, naam: somvensterNaam(categorie), goed })),
});

export function readDicteeVerslag(
  { database }: DicteeDeps,
  { actor, now }: Caller,
  plek: store.Plek,
): Promise<Output<Api['readDicteeVerslag']>> {
  const grant = demand(may(actor.rol, 'progress.readGroup'), actor.bewijs);
  const docentId = grant.scope === 'group' ? actor.id : null;
  const look = { adminId: plek.adminId, actie: 'progress.readGroup', objectId: plek.groepId, now, code: 'dictees/niet-gevonden' };
  return lookInto(database, actor, grant, look, async (db) => {
    if (!(await store.findGroep(db, plek.adminId, plek.groepId, docentId))) throw geenGroep();
    const [rij] = await store.listDictees(db, plek.adminId, plek.groepId, plek.dicteeId);
    if (!rij || rij.weg) throw geenDictee();
    return {
      titel: rij.titel,
      woorden: rij.woorden.map(({ woord }) => woord),
      leerlingen: (await store.listLeerlingen(db, plek)).map(({ id, naam }) => ({ id, naam })),
      antwoorden: (await store.listAntwoorden(db, plek)).map(toAntwoord),
    };
  });
}
