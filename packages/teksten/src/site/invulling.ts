/**
 * Where a price or a term of our office stands on a page of the site. The pages are drawn when the program is built and no setting
 * is known then: the build leaves a mark, the server puts the value in its place, and in the browser the same function gives
 * that value to what is drawn again.
 */
import { isTarief, type Dagsleutel, type Instellingen, type Prijssleutel } from '@spelrijk/domain/instelling';
import { centPerLeerling, jaarprijs, type Klantsoort, type Tarief } from '@spelrijk/domain/prijs';
import { bedragTekst, termijnTekst } from '../instelwaarde.ts';

export type Sitewaarden = Pick<Instellingen, Dagsleutel | Prijssleutel>;

export type Plek =
  | readonly ['termijn', Dagsleutel]
  /** For a school year with so many leerlingen, and what that is for each of them. */
  | readonly ['jaarprijs' | 'perleerling', Klantsoort, number]
  | readonly ['minimum', Klantsoort]
  /** Of the one row that stands for all steps of a price list. */
  | readonly ['vanaf' | 'bedrag', Klantsoort];

const PRIJS: Readonly<Record<Klantsoort, Prijssleutel>> = { school: 'prijsSchool', rt: 'prijsRt', thuis: 'prijsThuis' };

export const tariefVan = (nu: Sitewaarden, soort: Klantsoort): Tarief => nu[PRIJS[soort]];

/** @example merk(['termijn', 'prullenbak']) // '⟦termijn prullenbak⟧' */
export const merk = (plek: Plek): string => `⟦${plek.join(' ')}⟧`;

/** What stands there now. The row of the steps has no one value. */
export function invulling(plek: Plek, nu: Sitewaarden): string {
  if (plek[0] === 'termijn') return termijnTekst(nu[plek[1]]);
  const tarief = tariefVan(nu, plek[1]);
  if (plek[0] === 'minimum') return bedragTekst(tarief.minimumCent);
  if (plek[0] !== 'jaarprijs' && plek[0] !== 'perleerling') return '';
  const som = jaarprijs(tarief, plek[2]);
  return bedragTekst(plek[0] === 'jaarprijs' ? som : Math.round(som / plek[2]));
}

/** The steps of a price list as they read: from how many, and how much for each. */
export const staffel = (tarief: Tarief): readonly (readonly [vanaf: string, bedrag: string])[] =>
  tarief.tredes.map(({ vanaf }) => [String(vanaf), bedragTekst(centPerLeerling(tarief, vanaf))]);

const isSoort = (naam: string): naam is Klantsoort => Object.hasOwn(PRIJS, naam);
const isDag = (naam: string, nu: Sitewaarden): naam is Dagsleutel =>
  Object.entries(nu).some(([sleutel, waarde]) => sleutel === naam && !isTarief(waarde));

function readPlek(tekst: string, nu: Sitewaarden): Plek | null {
  const [soort = '', wat = '', aantal = ''] = tekst.split(' ');
  if (soort === 'termijn') return isDag(wat, nu) ? ['termijn', wat] : null;
  if (!isSoort(wat)) return null;
  if (soort === 'minimum') return ['minimum', wat];
  return (soort === 'jaarprijs' || soort === 'perleerling') && /^[1-9]\d*$/u.test(aantal) ? [soort, wat, Number(aantal)] : null;
}

const MERK = /⟦([\w ]+)⟧/gu;
const RIJ = /<tr><td>⟦vanaf (\w+)⟧<\/td><td>⟦bedrag \1⟧<\/td><\/tr>/gu;

export const hasMerk = (tekst: string): boolean => tekst.includes('⟦');

/** A text or a whole page with every mark filled in; what is no mark of ours stays. */
export const fillSitewaarden = (tekst: string, nu: Sitewaarden): string =>
  tekst
    .replaceAll(RIJ, (rij, soort: string) =>
      isSoort(soort)
        ? staffel(tariefVan(nu, soort))
            .map(([vanaf, bedrag]) => `<tr><td>${vanaf}</td><td>${bedrag}</td></tr>`)
            .join('')
        : rij,
    )
    .replaceAll(MERK, (gevonden, tekstPlek: string) => {
      const plek = readPlek(tekstPlek, nu);
      return plek === null ? gevonden : invulling(plek, nu);
    });
