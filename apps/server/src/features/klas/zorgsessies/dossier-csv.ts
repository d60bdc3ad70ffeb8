/** The dossier as rows for a spreadsheet: what, when, value. Pure. */
import type { Dyslexiedossier } from '@spelrijk/contract/zorgsessies';
import type { Regio } from '@spelrijk/domain/admin';
import { LEESFOUTEN } from '@spelrijk/domain/voorlezen';
import { voorleesbestandTeksten } from '@spelrijk/teksten/voorleesbestand';
import { inRegio } from '@spelrijk/teksten/termen';
import { csvVan } from '../dossiers/index.ts';

type Dossierperiode = Dyslexiedossier['periodes'][number];

type Rij = { readonly onderdeel: string; readonly van: string; readonly tot: string; readonly wat: string; readonly waarde: string };

const bereik = (van: { readonly laag: number; readonly hoog: number } | null): string =>
  van === null ? 'nog niet te zeggen' : `${Math.round(van.laag)}-${Math.round(van.hoog)} van de 100 woorden goed`;

const TOETS = { 'zorg-eind': 'eindtoets', 'zorg-na': 'nameting' } as const;
/** Verdicts with a number that may be read. */
const ZEGT_NIETS: ReadonlySet<string> = new Set(['te-weinig', 'kende-al']);

/** In words of 100, with the range of 80%; nothing where the test says nothing. */
function toetsRijen({ toetsen }: Dossierperiode, onderdeel: string): Rij[] {
  return toetsen.flatMap(({ soort, dag, uitslag: { plan } }) => {
    const rij = (wat: string, waarde: string): Rij => ({ onderdeel, van: dag, tot: dag, wat: `${TOETS[soort]}: ${wat}`, waarde });
    if (!plan || ZEGT_NIETS.has(plan.oordeel.zin)) return [rij('groei', 'niet te zeggen')];
    const { voor, na, laag, hoog } = plan.groei.woorden;
    return [
      rij('goed van de 100 woorden, eerst', String(voor)),
      rij('goed van de 100 woorden, nu', String(na)),
      rij('waarschijnlijk erbij van de 100 woorden', `${laag} tot ${hoog}`),
    ];
  });
}

const { kolom } = voorleesbestandTeksten.nl;
const SOORT = { goed: 'goed lezen', vlot: 'vlot lezen', zelf: 'zelf lezen' } as const;

/** Goals of reading: of a leesmoment what was heard, of practice the range of 80%. */
function leesdoelRijen({ van, tot, hardop, oefendoelen }: Dossierperiode, onderdeel: string): Rij[] {
  const rij = (wat: string, waarde: string): Rij => ({ onderdeel, van, tot, wat, waarde });
  const gehoord = (moment: Dossierperiode['hardop'][number]['begin']): string =>
    moment === null
      ? 'geen leesmoment'
      : `${moment.dag}: ${moment.goed} van ${moment.gelezen} woorden goed${moment.tempo ? `, ${moment.tempo.laag} tot ${moment.tempo.hoog} woorden per minuut` : ''}`;
  const geoefend = (meting: Dossierperiode['oefendoelen'][number]['begin']): string =>
    meting === null ? 'nog niet te zeggen' : `${meting.dag}: ${Math.round(meting.laag)}-${Math.round(meting.hoog)} van de 100 goed`;
  return [
    ...hardop.flatMap(({ soort, naam, begin, nu }) => [
      rij(`leesdoel ${naam} ${SOORT[soort]}: begin`, gehoord(begin)),
      rij(`leesdoel ${naam} ${SOORT[soort]}: eind`, gehoord(nu)),
    ]),
    ...oefendoelen.flatMap(({ naam, begin, nu }) => [
      rij(`leesdoel ${naam}: begin`, geoefend(begin)),
      rij(`leesdoel ${naam}: eind`, geoefend(nu)),
    ]),
  ];
}

/** One row a reading, with everything that the file of a groep tells of it. */
const gelezenRijen = ({ voorlezingen }: Dossierperiode, onderdeel: string): Rij[] =>
  voorlezingen.map(({ dag, titel, niveau, ms, gelezen, goed, perMinuut, soorten, functie, opname, momentId }) => ({
    onderdeel,
    van: dag,
    tot: dag,
    wat: `hardop gelezen: ${titel} (${niveau})`,
    waarde: [
      `${kolom.seconden.toLowerCase()} ${Math.round(ms / 1000)}`,
      `${kolom.gelezen.toLowerCase()} ${gelezen}`,
      `${kolom.goed.toLowerCase()} ${goed}`,
      `${kolom.perMinuut.toLowerCase()} ${perMinuut}`,
      ...LEESFOUTEN.flatMap((soort) => ((soorten[soort] ?? 0) > 0 ? [`${kolom[soort].toLowerCase()} ${soorten[soort]}`] : [])),
      `${kolom.luisteraar.toLowerCase()}: ${functie}`,
      opname ? 'van een opname' : 'terwijl het kind las',
      ...(momentId === null ? [] : ['in een leesmoment']),
    ].join(', '),
  }));

function periodeRijen(periode: Dossierperiode, nr: number): Rij[] {
  const { van, tot, doelen, fouten, minuten } = periode;
  const rij = (wat: string, waarde: string | number): Rij => ({ onderdeel: `periode ${nr}`, van, tot, wat, waarde: String(waarde) });
  return [
    rij('niveau', periode.niveau),
    rij('weken', periode.weken),
    rij('weken met twee sessies of meer', periode.wekenMetTwee),
    rij('sessies', periode.sessies),
    rij('minuten met iemand van de school', minuten.school),
    rij('minuten met een ouder, vrijwilliger of leerling', minuten.leek),
    rij('minuten alleen in Spelrijk', minuten.alleen),
    rij('grootste groep', periode.grootsteGroep),
    rij('functies', periode.functies.join(', ')),
    rij('aanpak', periode.aanpak),
    ...doelen.flatMap(({ naam, begin, eind }) => [rij(`${naam}: begin`, bereik(begin)), rij(`${naam}: eind`, bereik(eind))]),
    ...leesdoelRijen(periode, `periode ${nr}`),
    ...gelezenRijen(periode, `periode ${nr}`),
    ...(periode.besluit === null ? [] : [rij('besluit', periode.besluit)]),
    ...toetsRijen(periode, `periode ${nr}`),
    ...fouten.map(({ dag, woord, gegeven }) => ({
      onderdeel: `periode ${nr}`,
      van: dag,
      tot: dag,
      wat: `geschreven: ${woord}`,
      waarde: gegeven,
    })),
  ];
}

const SAMEN = { vooruit: 'vooruit', minder: 'minder goed dan bij de start', onbeslist: 'niet te zeggen' } as const;

export function dossierCsv(
  { naam, groepNaam, dag, toestemming, lvs, periodes, samen }: Omit<Dyslexiedossier, 'csv'>,
  regio: Regio,
): string {
  const kop = (wat: string, waarde: string): Rij => ({ onderdeel: 'leerling', van: dag, tot: dag, wat, waarde });
  const rijen: Rij[] = [
    kop('naam', naam),
    kop('groep', groepNaam),
    kop('toestemming van een ouder met gezag', toestemming),
    ...lvs.map(({ toets, versie, moment, dag: op, uitslag }) => ({
      onderdeel: 'LVS',
      van: op ?? '',
      tot: op ?? '',
      wat: [toets, versie, moment].filter((deel) => deel !== '').join(' '),
      waarde: uitslag,
    })),
    ...periodes.flatMap((periode, i) => periodeRijen(periode, i + 1)),
    ...(samen === null ? [] : [kop('eindtoetsen van alle periodes samen', SAMEN[samen])]),
    kop('let op', 'Spelrijk stelt geen dyslexie vast.'),
  ];
  return csvVan(rijen.map((rij) => ({ ...rij, wat: inRegio(rij.wat, regio) })));
}
