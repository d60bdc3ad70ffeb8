/** What the policy of planning gave, and what other shares of the kinds of practice would have given: for the owner, from taken that were planned by chance. */
import { judgePolicy, weightForShares, type PolicyRow, type PolicyValue } from '@spelrijk/oefenen/off-policy';
import type { Database } from '../../../platform/db/database.ts';
import * as store from './store.ts';

type Taakuitslag = store.Taakuitslag;

/** What is asked of a taak: one number, or nothing where it has none. */
interface Maat {
  readonly naam: string;
  readonly van: (taak: Taakuitslag) => number | undefined;
}

const MATEN: readonly Maat[] = [
  { naam: 'right the first time', van: ({ antwoorden, goed }) => (antwoorden > 0 ? goed / antwoorden : undefined) },
  { naam: 'wrong here, right the next time', van: ({ teruggezien, hersteld }) => (teruggezien > 0 ? hersteld / teruggezien : undefined) },
];

/** Shares to look at beside those that are served. */
const ANDERS = [
  { naam: 'finishing 15%', shares: { controle: 0.08, afmaken: 0.15, groei: 0.77 } },
  { naam: 'finishing 50%', shares: { controle: 0.08, afmaken: 0.5, groei: 0.42 } },
  { naam: 'checks 20%', shares: { controle: 0.2, afmaken: 0.3, groei: 0.5 } },
] as const;

export interface Beleidsregel {
  readonly beleid: string;
  readonly maat: string;
  /** Undefined: there is too little to say anything. */
  readonly gekregen: PolicyValue | undefined;
  readonly anders: readonly { readonly naam: string; readonly waarde: PolicyValue | undefined }[];
}

const SEED = 17;

/** The taken where the shares could have fallen otherwise, each weighed by what it would have been. */
const weighed = (taken: readonly Taakuitslag[], { van }: Maat, weeg: (taak: Taakuitslag) => number | undefined): PolicyRow[] =>
  taken.flatMap((taak) => {
    const [beloning, gewicht] = [van(taak), weeg(taak)];
    return beloning === undefined || gewicht === undefined ? [] : [{ kind: taak.leerlingId, gewicht, beloning }];
  });

/** Each policy with what it gave, and what other shares would have given on the taken where chance decided. */
export function judgeBeleid(taken: readonly Taakuitslag[]): Beleidsregel[] {
  const namen = [...new Set(taken.map(({ lot }) => lot.beleid))].toSorted();
  return namen.flatMap((beleid) => {
    const eigen = taken.filter(({ lot }) => lot.beleid === beleid);
    return MATEN.map((maat): Beleidsregel => ({
      beleid,
      maat: maat.naam,
      gekregen: judgePolicy(
        weighed(eigen, maat, ({ lot }) => weightForShares(lot, lot.soorten)),
        { seed: SEED },
      ),
      anders: ANDERS.map(({ naam, shares }) => ({
        naam,
        waarde: judgePolicy(
          weighed(eigen, maat, ({ lot }) => weightForShares(lot, shares)),
          { seed: SEED },
        ),
      })),
    }));
  });
}

/** Reads the taken of all customers, one after the other; nothing of a child leaves this but sums. */
export async function beleidUit(database: Database): Promise<Beleidsregel[]> {
  const taken: Taakuitslag[] = [];
  for (const adminId of await store.listAdminIds(database.own)) {
    taken.push(...(await database.readAdmin(adminId, (db) => store.listTaakuitslagen(db, adminId))));
  }
  return judgeBeleid(taken);
}

function showWaarde(waarde: PolicyValue | undefined): string {
  if (!waarde) return 'too little to say';
  const { waarde: x, laag, hoog, effectief, kinderen } = waarde;
  return `${x.toFixed(3)} (95%: ${laag.toFixed(3)}-${hoog.toFixed(3)}; ${kinderen} children, worth ${Math.floor(effectief)} taken)`;
}

export function showBeleid(regels: readonly Beleidsregel[]): string {
  if (regels.length === 0) return 'no taak was planned by a policy that said its chances';
  return regels
    .flatMap(({ beleid, maat, gekregen, anders }) => [
      `${beleid}, ${maat}`,
      `  as it was         ${showWaarde(gekregen)}`,
      ...anders.map(({ naam, waarde }) => `  ${naam.padEnd(18)}${showWaarde(waarde)}`),
    ])
    .concat('Policies that were served one after the other are no experiment: children, weeks and content differ too.')
    .join('\n');
}
