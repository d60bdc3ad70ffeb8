/** Groepjes by what reading needs now, from the facts that the product has, with texts that fit each. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { verdeelLeesgroepjes, type Begripdeel, type Begripfeit, type Leesfeiten, type Leesnood } from '@spelrijk/domain/leesgroepjes';
import type { Leesniveau, Leesvraagsoort } from '@spelrijk/domain/leesopgave';
import { ALLE_LEESNIVEAUS, leesniveauNaam, leesniveauVan } from '@spelrijk/domain/leesvormen';
import { countWoorden } from '@spelrijk/domain/leestijd';
import { loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LandkaartDeps } from '../../oefenen/landkaart/index.ts';
import { countBekend, inGroep, type GroepPlek } from '../leesmomenten/index.ts';
import { loadLeesbronnen, type Leesbron } from '../leesvoortgang/index.ts';
import * as store from './store.ts';

const DEEL: Readonly<Record<Leesvraagsoort, Begripdeel>> = {
  letterlijk: 'letterlijk',
  volgorde: 'letterlijk',
  verbinden: 'verbinden',
  verwijzen: 'verbinden',
  structuur: 'verbinden',
  afleiden: 'afleiden',
  hoofdgedachte: 'afleiden',
  woordbetekenis: 'woorden',
};

function begripVan({ vragen, woorden }: Leesbron): Begripfeit[] {
  const alle = [
    ...vragen.map(({ tekst, soort, antwoorden, goed }) => ({ deel: DEEL[soort], tekst, antwoorden, goed })),
    ...woorden.map(({ tekst, goed }) => ({ deel: 'woorden' as const, tekst, antwoorden: 1, goed: goed ? 1 : 0 })),
  ];
  return alle.flatMap((feit) => {
    const niveau = leesniveauVan(feit.tekst);
    return niveau === undefined ? [] : [{ ...feit, niveau }];
  });
}

const niveauMetNaam = (naam: string): Leesniveau | null => ALLE_LEESNIVEAUS.find((id) => leesniveauNaam(id) === naam) ?? null;

/** Of a set of letters that is being learned: what was asked before it can be read alone. */
const EERSTE_TEKSTSET = 2;
const LAATSTE_TEKSTSET = 6;

function past(nood: Leesnood): { readonly niveau: Leesniveau; readonly past: (tekst: Leestekst) => boolean } {
  if (nood.nood === 'letters') {
    const set = Math.min(nood.set - 1, LAATSTE_TEKSTSET);
    return { niveau: 'start', past: ({ letterset }) => set >= EERSTE_TEKSTSET && letterset !== undefined && letterset <= set };
  }
  if (nood.nood === 'begrip') {
    const { deel, niveau } = nood;
    const vraagt = ({ vragen, nieuw }: Leestekst): boolean =>
      deel === 'woorden' ? nieuw.length > 0 : vragen.some(({ soort }) => DEEL[soort] === deel);
    return { niveau, past: (tekst) => tekst.soort !== 'gedicht' && vraagt(tekst) };
  }
  return { niveau: nood.niveau, past: () => true };
}

const MEESTE_TEKSTEN = 5;

export const toKort = ({ id, titel, niveau, alineas }: Leestekst) => ({
  id,
  titel,
  niveau: leesniveauNaam(niveau),
  woorden: alineas.flat().reduce((som, zin) => som + countWoorden(zin), 0),
});

/** Readable texts for this need, those that the fewest of the groep met first. */
async function chooseTeksten(nood: Leesnood, bekend: ReadonlyMap<string, number>, mag: (tekst: Leestekst) => boolean) {
  const { niveau, past: isPassend } = past(nood);
  const teksten = (await loadTeksten(niveau)).filter((tekst) => mag(tekst) && isPassend(tekst));
  const keer = ({ id }: Leestekst): number => bekend.get(id) ?? 0;
  // Of beginners the text with the most of their letters.
  const beste = teksten.toSorted((a, b) => keer(a) - keer(b) || (b.letterset ?? 0) - (a.letterset ?? 0));
  return beste.slice(0, MEESTE_TEKSTEN).map(toKort);
}

export const readLeesgroepjes = (deps: LandkaartDeps, caller: Caller, plek: GroepPlek): Promise<Output<Api['readLeesgroepjes']>> =>
  inGroep(deps, caller, plek, 'progress.readGroup', async (db, { regio }) => {
    const vandaag = dagVan(caller.now);
    const bronnen = await loadLeesbronnen(db, { ...plek, docentId: null, leerlingId: null }, vandaag);
    const letters = await store.listLetters(db, plek);
    const bekend = await countBekend(db, plek);
    const apart = await store.listApart(db, plek, vandaag);
    const lezers = bronnen?.lezers ?? [];
    const mag = (tekst: Leestekst): boolean => (tekst.regio ?? regio) === regio && !apart.has(tekst.id);
    const feiten = lezers.map((lezer): Leesfeiten => ({
      id: lezer.id,
      hardop: lezer.hardop,
      niveau: lezer.hardop ? niveauMetNaam(lezer.hardop.niveau) : null,
      begrip: begripVan(lezer),
      letters: letters.filter(({ leerlingId }) => leerlingId === lezer.id),
    }));
    const { groepjes, alleen, verder, teWeinig } = verdeelLeesgroepjes(feiten);
    const wie = (id: string) => {
      const { roepnaam, achternaam } = lezers.find((lezer) => lezer.id === id) ?? { roepnaam: '', achternaam: '' };
      return { id, roepnaam, achternaam };
    };
    const met = ({ id, bewijs }: { readonly id: string; readonly bewijs: Leesnood }) => ({ ...wie(id), bewijs });
    return {
      groepjes: await Promise.all(
        groepjes.map(async ({ sleutel, leden }) => {
          const [eerste] = leden;
          return { sleutel, leden: leden.map(met), teksten: eerste ? await chooseTeksten(eerste.bewijs, bekend, mag) : [] };
        }),
      ),
      alleen: alleen.map(met),
      verder: verder.map(wie),
      teWeinig: teWeinig.map(wie),
      vandaag,
    };
  });
