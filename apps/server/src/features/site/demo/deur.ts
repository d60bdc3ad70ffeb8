/**
 * When the demo may be there: its passwords are known to everybody. On this machine always; where others can reach it only with an explicit word;
 * and its office, which reaches every customer, never beside real customers.
 */
import type { Rol } from '@spelrijk/domain/rol';
import type { Config } from '../../../platform/config.ts';
import { removeDemo, seedDemo, type DemoDeps } from './service.ts';
import * as store from './store.ts';

/** What whoever starts us wants to know. */
export interface Stand {
  /** Demo logins that work. */
  readonly logins: readonly Rol[];
  /** There is somebody who can manage this installation, or an invitation to become that. */
  readonly eigenaar: boolean;
}

const VAN_BUITEN =
  'De demo-logins hebben een wachtwoord dat iedereen kent, en deze server is van buiten te bereiken (HOST of PUBLIC_BASE_URL). ' +
  'Zet SPELRIJK_DEMO=0 om zonder demo te beginnen, of SPELRIJK_DEMO=openbaar als dit een demo voor iedereen is.';

function besideKlanten(aantal: number): string {
  return (
    `Naast de demo-logins van het kantoor, waarvan iedereen het wachtwoord kent, ${aantal === 1 ? 'staat 1 echte klant' : `staan ${aantal} echte klanten`}. ` +
    'Maak een eigen eigenaar (npm run eigenaar -- jouw@adres): dan gaan die twee logins weg. Of zet SPELRIJK_DEMO=0.'
  );
}

async function demandClosed(deps: DemoDeps): Promise<void> {
  const own = deps.database.own;
  if ((await store.isEmpty(own)) || (await store.readDemologins(own)).length > 0) throw new Error(VAN_BUITEN);
}

/** Makes or removes the demo as was asked. Throws one sentence when it may not be there. */
export async function openDemo(deps: DemoDeps, { demo, openbaar }: Pick<Config, 'demo' | 'openbaar'>): Promise<void> {
  const own = deps.database.own;
  if (demo === 'uit') return removeDemo(deps);
  if (openbaar && demo !== 'openbaar') await demandClosed(deps);
  await seedDemo(deps, demo !== 'vanzelf');
  const kantoor = (await store.readDemologins(own)).some((rol) => rol === 'office' || rol === 'superadmin');
  const klanten = kantoor ? await store.countKlanten(own) : 0;
  if (klanten > 0) throw new Error(besideKlanten(klanten));
}

export const readStand = async ({ database, clock }: Pick<DemoDeps, 'database' | 'clock'>): Promise<Stand> => ({
  logins: await store.readDemologins(database.own),
  eigenaar: await store.hasEigenaar(database.own, clock.now()),
});
