/** The report of a trial: what children gave, put together per groep, because groepen and not children fell on one side or the other. */
import { PROEFMATEN, type Proefverslag } from '@spelrijk/contract/beleidsproeven';
import { compareGroepen, type Kant, type Kindwaarde } from '@spelrijk/oefenen/side-by-side';
import type { GroepRij, ProefRij } from './store.ts';
import type { KindRij } from './store-verslag.ts';

/** Fewer answers, or words that came back, tell chance. */
const MIN_ANTWOORDEN = 60;
const MIN_TERUG = 5;
/** As near the share right that it should have as children are judged everywhere; the last bit of a subtraction is no reason. */
const BINNEN = 0.05 + 1e-9;

type Maat = (typeof PROEFMATEN)[number];

/** What one child gives for a measure; nothing when there is too little of it. */
const WAARDEN: Readonly<Record<Maat, (kind: KindRij) => number | undefined>> = {
  binnenDoel: ({ antwoorden, goed, doel }) => (Math.abs(goed / antwoorden - doel) <= BINNEN ? 1 : 0),
  onthouden: ({ teruggezien, onthouden }) => (teruggezien >= MIN_TERUG ? onthouden / teruggezien : undefined),
};

/** Always in one groep, and always in the trial: who changed had some of both. */
const isGebleven = ({ groepen, buiten }: KindRij): boolean => groepen === 1 && buiten === 0;

const kantUit = ({ groepen, kinderen, waarde }: Kant) => ({ groepen, kinderen, waarde: waarde ?? null });

export function createVerslag(
  { groepenAnders, groepenGewoon }: Pick<ProefRij, 'groepenAnders' | 'groepenGewoon'>,
  groepen: readonly GroepRij[],
  alle: readonly KindRij[],
): Proefverslag {
  const kant = new Map(groepen.map(({ groepId, anders }) => [groepId, anders]));
  const kinderen = alle.filter(({ groepId }) => kant.has(groepId));
  const gebleven = kinderen.filter(isGebleven);
  const tellen = gebleven.filter(({ antwoorden }) => antwoorden >= MIN_ANTWOORDEN);
  const anderBeleid = kinderen.reduce((som, kind) => som + kind.anderBeleid, 0);
  const deelname = (anders: boolean): Proefverslag['gewoon'] => {
    const eigen = tellen.filter(({ groepId }) => kant.get(groepId) === anders);
    return {
      groepen: groepen.filter((groep) => groep.anders === anders).length,
      kinderen: eigen.length,
      antwoorden: eigen.reduce((som, { antwoorden }) => som + antwoorden, 0),
    };
  };
  const rijenVan = (maat: Maat): Kindwaarde[] =>
    tellen.flatMap((kind) => {
      const waarde = WAARDEN[maat](kind);
      return waarde === undefined ? [] : [{ groep: kind.groepId, anders: kant.get(kind.groepId) === true, waarde }];
    });
  return {
    gewoon: deelname(false),
    anders: deelname(true),
    groepenWeg: groepenAnders + groepenGewoon - groepen.length,
    wisselaars: kinderen.length - gebleven.length,
    teWeinig: gebleven.length - tellen.length,
    anderBeleid,
    maten: PROEFMATEN.map((maat) => {
      const { gewoon, anders, verschil, zonderSpreiding } = compareGroepen(rijenVan(maat));
      const kanten = { gewoon: kantUit(gewoon), anders: kantUit(anders) };
      return { maat, ...kanten, verschil: anderBeleid > 0 ? null : (verschil ?? null), zonderSpreiding };
    }),
  };
}
