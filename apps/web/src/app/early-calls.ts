/** What the screens that people land on always ask first, before any script of ours has come: `early-page.ts` asks, `shared/api/early.ts` takes the answers. */
import { corePaths } from '@spelrijk/contract/paths';
import { leerlingPaths } from '@spelrijk/contract/paths-leerling';
import { stafPaths } from '@spelrijk/contract/paths-staf';
import type { Ahead, Call } from './early-page.ts';

const paths = { ...corePaths, ...leerlingPaths, ...stafPaths };

interface Asked {
  /** Names of calls. Only such as may be repeated: on a reload the page asks again. */
  readonly first: readonly (keyof typeof paths)[];
  /** What stands lower on a screen, once the scripts have their connections; our office does not see it. */
  readonly lower?: readonly (keyof typeof paths)[];
  /** To a home and a practice this address leads on to another screen: what was asked here nobody would take. */
  readonly leadsOn?: true;
}

/** A child that reloads in the middle lands here. */
export const SPEL = 'leerling/:leerlingId/somvensters/:somvensterId/taken/:taakId/spellen/:game';

/** By the address of a screen. */
const ASKED: Readonly<Record<string, Asked>> = {
  'leerling/:leerlingId/landkaart': { first: ['readLandkaart', 'planDag'] },
  [SPEL]: { first: ['readTaak', 'readEigenInstelling'] },
  'admins/:adminId/groepen': { first: ['mij', 'listGroepen'] },
  'admins/:adminId/groepen/:groepId': {
    first: ['mij', 'readGroep'],
    lower: ['listWeektaken', 'listWoordlijsten', 'listDictees', 'listOpdrachten', 'listInstructiegroepen', 'listBriefjes'],
    leadsOn: true,
  },
  'admins/:adminId/groepen/:groepId/leerlingen': { first: ['mij', 'listLeerlingen'] },
  'admins/:adminId/groepen/:groepId/voortgang': { first: ['mij', 'readGroepVoortgang'], leadsOn: true },
};

const BACK_OFFICE = ['superadmin', 'office'];
const ZONDER_GROEPEN = ['rtadmin', 'thuisadmin'];

const callsOf = (names: readonly (keyof typeof paths)[]): readonly Call[] =>
  names.map((name) => (name === 'listWeektaken' ? [...paths[name], 'week'] : paths[name]));

/** What `early-page.ts` does for the screen at this address, undefined where nothing is known. `later`: scripts that the page does not name itself. */
export function aheadOf(pattern: string, later: readonly string[], games?: Ahead['games']): Ahead | undefined {
  const asked = ASKED[pattern];
  if (!asked) return undefined;
  const { first, lower = [], leadsOn } = asked;
  return {
    pattern,
    first: callsOf(first),
    notFor: leadsOn ? ZONDER_GROEPEN : [],
    lower: callsOf(lower),
    lowerNotFor: BACK_OFFICE,
    later,
    games,
  };
}
