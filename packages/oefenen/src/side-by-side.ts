/*
 * Decides what two policies that were served side by side, each to its own groepen, can be said to differ: groepen are compared, not children.
 * Source: the mean per cluster is what was drawn by lot (Donner & Klar 2000; Hayes & Moulton 2017, ch. 10); Welch 1947 for its interval; t by the expansion of Fisher & Cornish 1960.
 * Example: compareGroepen([{ groep: 'g1', anders: true, waarde: .8 }, ...]) -> { ..., verschil: { waarde: .02, laag: -.01, hoog: .05 } }.
 */

/** What one child gave. */
export interface Kindwaarde {
  readonly groep: string;
  /** Its groep had the other policy. */
  readonly anders: boolean;
  readonly waarde: number;
}

export interface Kant {
  /** Groepen with enough children to count. */
  readonly groepen: number;
  readonly kinderen: number;
  /** Mean of the means of the groepen; undefined without one. */
  readonly waarde: number | undefined;
}

interface Vergelijking {
  readonly gewoon: Kant;
  readonly anders: Kant;
  /** The other policy minus the served one, with a 95% interval; undefined: too little to say anything, or no spread. */
  readonly verschil: { readonly waarde: number; readonly laag: number; readonly hoog: number } | undefined;
  /** Groepen enough, and on each side all the same: nothing tells how much chance does. */
  readonly zonderSpreiding: boolean;
}

/** The mean of fewer children is mostly chance. */
const MIN_KINDEREN = 3;
/** Fewer groepen on a side do not show how much groepen differ by themselves. */
export const MIN_GROEPEN = 6;

/** 97.5% of the normal distribution lies below. */
const Z = 1.959964;

/** 97.5% quantile of Student's t; within .005 from five degrees of freedom on. */
function tQuantile(vrijheid: number): number {
  const z2 = Z * Z;
  const een = (Z * (z2 + 1)) / 4;
  const twee = (Z * (5 * z2 * z2 + 16 * z2 + 3)) / 96;
  const drie = (Z * (3 * z2 ** 3 + 19 * z2 * z2 + 17 * z2 - 15)) / 384;
  return Z + een / vrijheid + twee / vrijheid ** 2 + drie / vrijheid ** 3;
}

const mean = (lijst: readonly number[]): number => lijst.reduce((som, x) => som + x, 0) / lijst.length;

interface Zijde extends Kant {
  /** Variance of the mean of the groepen. */
  readonly fout: number;
}

function zijdeVan(kinderen: readonly Kindwaarde[]): Zijde {
  const perGroep = new Map<string, Kindwaarde[]>();
  for (const kind of kinderen) perGroep.set(kind.groep, [...(perGroep.get(kind.groep) ?? []), kind]);
  const tellen = [...perGroep.values()].filter((lijst) => lijst.length >= MIN_KINDEREN);
  const waarden = tellen.map((lijst) => mean(lijst.map(({ waarde }) => waarde)));
  const n = waarden.length;
  const midden = n > 0 ? mean(waarden) : undefined;
  const spreiding = midden === undefined ? 0 : waarden.reduce((som, x) => som + (x - midden) ** 2, 0) / Math.max(n - 1, 1);
  return { groepen: n, kinderen: tellen.reduce((som, lijst) => som + lijst.length, 0), waarde: midden, fout: spreiding / Math.max(n, 1) };
}

function verschilVan(gewoon: Zijde, anders: Zijde): Pick<Vergelijking, 'verschil' | 'zonderSpreiding'> {
  if (gewoon.waarde === undefined || anders.waarde === undefined || Math.min(gewoon.groepen, anders.groepen) < MIN_GROEPEN)
    return { verschil: undefined, zonderSpreiding: false };
  const waarde = anders.waarde - gewoon.waarde;
  const variantie = gewoon.fout + anders.fout;
  // No groep differs from another: a measure that does not move says nothing about a difference.
  if (variantie <= 0) return { verschil: undefined, zonderSpreiding: true };
  const vrijheid = variantie ** 2 / (gewoon.fout ** 2 / (gewoon.groepen - 1) + anders.fout ** 2 / (anders.groepen - 1));
  const marge = tQuantile(vrijheid) * Math.sqrt(variantie);
  return { verschil: { waarde, laag: waarde - marge, hoog: waarde + marge }, zonderSpreiding: false };
}

const kantVan = ({ groepen, kinderen, waarde }: Zijde): Kant => ({ groepen, kinderen, waarde });

/** Every groep weighs the same, whatever its size: it is what fell on one side or the other. */
export function compareGroepen(kinderen: readonly Kindwaarde[]): Vergelijking {
  const gewoon = zijdeVan(kinderen.filter(({ anders }) => !anders));
  const anders = zijdeVan(kinderen.filter((kind) => kind.anders));
  return { gewoon: kantVan(gewoon), anders: kantVan(anders), ...verschilVan(gewoon, anders) };
}

/** What is left of a lot behind so many parts has nothing to do with its size. */
const ACHTER = 2 ** 20;

interface Loteling {
  readonly adminId: string;
  readonly groepId: string;
  readonly jaargroep: number;
}

/**
 * Which groepen get the other policy: by turns down a list in which the groepen of a school stand together, in an order that only the trial and the groep decide. So both
 * sides are as large, schools are on both sides, and whoever draws again draws the same.
 * @param lotVan a number (0-1) that looks like chance, made of the groep and the trial and of nothing else
 */
export function drawGroepen<T extends Loteling>(groepen: readonly T[], lotVan: (groep: T) => number): ReadonlyMap<string, boolean> {
  const rij = groepen
    .map((groep) => ({ ...groep, lot: lotVan(groep) }))
    .toSorted(
      (x, y) => x.adminId.localeCompare(y.adminId) || x.jaargroep - y.jaargroep || x.lot - y.lot || x.groepId.localeCompare(y.groepId),
    );
  // Pairs of neighbours; the lots decide which of the two, by what is behind the digits that made the order: the last of a jaargroep has a high lot, and would
  // else nearly always be on the same side.
  const uit = new Map<string, boolean>();
  for (let i = 0; i < rij.length; i += 2) {
    const [een, ander] = [rij[i], rij[i + 1]];
    if (!een) break;
    const eerste = (een.lot * ACHTER) % 1 < 0.5;
    uit.set(een.groepId, eerste);
    if (ander) uit.set(ander.groepId, !eerste);
  }
  return uit;
}
