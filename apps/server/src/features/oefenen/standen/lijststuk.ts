/** A word of a docent's own list as something to practise: from the bank, from the language engine, and as the docent mended it. */
import type { Regio } from '@spelrijk/domain/admin';
import { isHersteld, type Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { examineLijstwoord, ONTHOUDWOORD } from '@spelrijk/taal/lijstwoord';
import type { Oefenstuk } from './stuk.ts';
import { findBetekenis, stukVanAnalyse } from './stukken.ts';

const metZin = (stuk: Oefenstuk, zin: string | undefined): Oefenstuk =>
  zin === undefined ? stuk : { ...stuk, woord: { ...stuk.woord, zin } };

/** A categorie that nobody practises proves nothing: the word is one to remember then. */
const bekend = (stuk: Oefenstuk, leerlijn: Pick<Leerlijn, 'categorieen'>): Oefenstuk =>
  leerlijn.categorieen.has(stuk.hoofd)
    ? stuk
    : { ...stuk, hoofd: ONTHOUDWOORD, woord: { ...stuk.woord, hoofd: ONTHOUDWOORD, knelpunten: [] } };

/** Every word of a list can be practised. */
export function lijststuk(regio: Regio, leerlijn: Pick<Leerlijn, 'categorieen'>, rij: Lijstwoord): Oefenstuk {
  const { zin, ...herstel } = rij;
  const uitBank = findBetekenis(regio, rij.woord, herstel.hoofd);
  if (
    uitBank &&
    (uitBank.hoofd === herstel.hoofd ? herstel.onthouden === undefined && herstel.klankgroepen === undefined : !isHersteld(herstel))
  )
    return metZin(uitBank, zin);
  const stuk = bekend(stukVanAnalyse(examineLijstwoord(rij)), leerlijn);
  const eigen = zin ?? uitBank?.woord.zin;
  const plaatje = uitBank?.woord.plaatje;
  return metZin(plaatje === undefined ? stuk : { ...stuk, woord: { ...stuk.woord, plaatje } }, eigen);
}
