/** Moving everything of a customer into another, and what taking it back has to remember. */
import { present } from '@spelrijk/base/invariant';
import type { Verhuistelling } from '@spelrijk/contract/verhuizingen';
import type { Db } from '../../../platform/db/database.ts';
import type { Hernoemd } from '../../../platform/db/schema-verhuizing.ts';
import { countDelen } from './beoordeel.ts';
import { giveNamen, hernoemingen, HERNOEMTABELLEN, giveWay, WIJKTABELLEN } from './store-botsingen.ts';
import { heeftEigenSleutels, type Tabel } from './store-schema.ts';
import { ALLES, listSleutels, countBeide, type Weg } from './store-verplaats.ts';
import { takeLogo, type Geheugen } from './store.ts';
import { moveRijen, holdOuders } from './verplaats.ts';

const alles = () => ALLES;

export interface Gegaan {
  readonly tellingen: readonly Verhuistelling[];
  readonly geheugen: readonly Geheugen[];
}

/** In a transaction that holds both customers. */
export async function moveHeen(db: Db, tabellen: readonly Tabel[], weg: Weg, now: number): Promise<Gegaan> {
  const vast = await holdOuders(db, tabellen, weg.van, alles);
  const aantallen = await countBeide(db, tabellen, weg);
  const hernoemd = new Map<string, readonly Hernoemd[]>();
  for (const naam of HERNOEMTABELLEN) {
    const namen = await hernoemingen(db, naam, weg);
    await giveNamen(db, naam, weg.van, namen);
    hernoemd.set(naam, namen);
  }
  const geweken = new Map<string, Record<string, unknown>[]>();
  for (const naam of WIJKTABELLEN)
    geweken.set(
      naam,
      await giveWay(
        db,
        present(
          tabellen.find((tabel) => tabel.naam === naam),
          naam,
        ),
        weg,
      ),
    );
  const geheugen: Geheugen[] = [];
  for (const tabel of tabellen.filter(({ regel }) => regel.hoe !== 'blijft')) {
    const sleutels = heeftEigenSleutels(tabel) ? await listSleutels(db, tabel, weg.van, ALLES) : [];
    const deel = { tabel: tabel.naam, sleutels, geweken: geweken.get(tabel.naam) ?? [], hernoemd: [...(hernoemd.get(tabel.naam) ?? [])] };
    if (sleutels.length + deel.geweken.length + deel.hernoemd.length > 0) geheugen.push(deel);
  }
  const verplaatst = await moveRijen(db, { tabellen, weg, keuze: alles, vast }, now);
  await takeLogo(db, weg);
  const tellingen = countDelen(
    [...verplaatst].map(([naam, gegaan]) => {
      const { van, naar } = present(aantallen.get(naam), naam);
      const { deel } = present(
        tabellen.find((tabel) => tabel.naam === naam),
        naam,
      ).regel;
      return { deel, van, naar, wijkt: van - gegaan };
    }),
  );
  return { tellingen, geheugen };
}
