/*
 * Decides what the start of a session changes: ageing of the general ability, mastered categories that have probably been lost.
 * Source: random walk per day in the filter; re-opening at P(mastered) < .5.
 * Example: after the summer holidays verdubbeling has P = .44 and opens again at the first answer.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { afterSessie } from './beheersing.ts';
import { boodschapOp, viewRij } from './filter.ts';
import type { Constanten, GewijzigdeRij, HoofdStand, Stand } from './stand.ts';
import { dagVan, isNieuweSessie } from './tijdstip.ts';

/** A head row that may still be changed; made as a copy, handed out as a HoofdStand. */
export type Werkhoofd = { -readonly [K in keyof HoofdStand]: HoofdStand[K] };

/**
 * Ages what the categories say about the general ability to `op`; their own rows stay as they are. In one order, wherever the rows come from: a database gives them in
 * another one than a replay made them in, and a sum in another order differs in its last bit.
 */
function age(hoofd: Werkhoofd, categorieen: Stand['categorieen'], op: number, c: Constanten): void {
  hoofd.somPrecisie = 0;
  hoofd.somInformatie = 0;
  for (const id of Object.keys(categorieen).toSorted()) {
    const rij = categorieen[id];
    if (!rij || rij.precisie === 0) continue;
    const b = boodschapOp(rij, op, c);
    hoofd.somPrecisie += b.precisie;
    hoofd.somInformatie += b.informatie;
  }
  hoofd.verouderdOp = op;
}

function reopen(
  stand: Stand,
  hoofd: HoofdStand,
  gemiddelden: Readonly<Record<CategorieId, number>>,
  op: number,
  c: Constanten,
): GewijzigdeRij[] {
  const heropend: GewijzigdeRij[] = [];
  for (const id in gemiddelden) {
    const rij = stand.categorieen[id];
    if (!rij) continue;
    const na = afterSessie(rij, viewRij(hoofd, rij, op, c), gemiddelden[id] ?? 0, op, c);
    if (na !== rij) heropend.push({ id, rij: na });
  }
  return heropend;
}

/** Head row and category rows at the start of an answer at `op`; `gemiddelden` = mean difficulty of the mastered categories. */
export function beginAntwoord(
  stand: Stand,
  gemiddelden: Readonly<Record<CategorieId, number>>,
  op: number,
  c: Constanten,
): { hoofd: Werkhoofd; rijen: GewijzigdeRij[] } {
  const oud = stand.hoofd;
  const hoofd: Werkhoofd = { ...oud };
  if (oud.laatste === 0 || dagVan(op) !== dagVan(oud.laatste)) hoofd.dagen++;
  hoofd.eerste = oud.eerste || op;
  hoofd.laatste = op;
  if (!isNieuweSessie(oud, op)) return { hoofd, rijen: [] };
  hoofd.sessies++;
  age(hoofd, stand.categorieen, op, c);
  return { hoofd, rijen: reopen(stand, hoofd, gemiddelden, op, c) };
}
