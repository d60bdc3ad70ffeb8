/** Leerkrachten of the file: proposed as docent to invite. A role of the file never gives a right (manual of EDEXML 2.1); some roles only untick. */
import { foldAdres } from '@spelrijk/domain/mailadres';
import type { DocentRegel } from '@spelrijk/contract/edexml';
import { heleNaam } from '@spelrijk/domain/naam';
import type { Bestand, BestandLeerkracht } from './bestand.ts';
import type { GroepPlan } from './plan-groepen.ts';
import { foldTekst } from '../../../platform/bestand/waarde.ts';
import type { Stand, StandDocent } from './stand.ts';

/** Parent, contact, trainee, office: not in front of a class. */
const GEEN_DOCENT: ReadonlySet<string> = new Set(['OUD', 'CON', 'STA', 'ADM']);

/** A combined group stands for the groepen that lie in it as a whole: who takes half a class is not its teacher. */
function omvat(bestand: Bestand): ReadonlyMap<string, readonly string[]> {
  const actief = bestand.leerlingen.filter(({ stand }) => stand === 'actief');
  const perGroep = Map.groupBy(
    actief.filter(({ groep }) => groep !== null),
    ({ groep }) => groep ?? '',
  );
  return new Map(
    bestand.samengesteld.map(({ sleutel }) => [
      sleutel,
      [...perGroep]
        .filter(([, leerlingen]) => leerlingen.every(({ samengesteld }) => samengesteld.includes(sleutel)))
        .map(([groep]) => groep),
    ]),
  );
}

const heet = ({ naam }: BestandLeerkracht): string => foldTekst(heleNaam(naam));

export function planDocenten(bestand: Bestand, stand: Stand, groepen: GroepPlan): readonly DocentRegel[] {
  const binnen = omvat(bestand);
  const groepNaam = new Map(stand.groepen.map(({ id, naam }) => [id, naam]));
  const opSleutel = new Map(stand.docenten.flatMap((docent) => (docent.sleutel === null ? [] : [[docent.sleutel, docent] as const])));
  const opEckid = new Map(stand.docenten.flatMap((docent) => (docent.eckid === null ? [] : [[docent.eckid, docent] as const])));
  const opAdres = new Map(stand.docenten.flatMap((docent) => (docent.email === '' ? [] : [[foldAdres(docent.email), docent] as const])));
  const namen = new Set(stand.docenten.map(({ roepnaam, achternaam }) => foldTekst(`${roepnaam} ${achternaam}`)));
  const uitImport = new Set(stand.groepsleutels.map(({ groepId }) => groepId));
  const genoemd = new Set<string>();

  function findDocent({ eckid, sleutel, email }: BestandLeerkracht): StandDocent | undefined {
    const gevonden =
      (eckid === null ? undefined : opEckid.get(eckid)) ??
      (sleutel === null ? undefined : opSleutel.get(sleutel)) ??
      (email === '' ? undefined : opAdres.get(foldAdres(email)));
    if (!gevonden || genoemd.has(gevonden.id)) return undefined;
    genoemd.add(gevonden.id);
    return gevonden;
  }

  return bestand.leerkrachten.map((rij): DocentRegel => {
    const sleutels = rij.groepen.flatMap((sleutel) => (groepen.regelVan.has(sleutel) ? [sleutel] : (binnen.get(sleutel) ?? [])));
    const rijen = [...new Set(sleutels.flatMap((sleutel) => groepen.regelVan.get(sleutel) ?? []))];
    const basis = {
      nr: rij.nr,
      naam: rij.naam,
      email: rij.email,
      rollen: [...rij.rollen],
      groepen: rijen.map(({ sleutel }) => sleutel),
      oudeGroepen: [],
      opmerkingen: [...rij.opmerkingen],
    };
    if (rij.naam.roepnaam === '') return { ...basis, soort: 'fout', docentId: null, mee: false };
    const oud = findDocent(rij);
    if (oud?.beheerder) return { ...basis, soort: 'ongewijzigd', docentId: oud.id, mee: false, opmerkingen: ['ziet-alles'] };
    if (oud) {
      const nu = new Set(rijen.map(({ groepId }) => groepId));
      // What was given by hand stays; what came from a file follows the file.
      const eraf = oud.groepIds.some((id) => uitImport.has(id) && !nu.has(id));
      const erbij = rijen.some(({ groepId }) => groepId === null || !oud.groepIds.includes(groepId));
      const sleutel = (rij.sleutel !== null && rij.sleutel !== oud.sleutel) || (rij.eckid !== null && rij.eckid !== oud.eckid);
      const oudeGroepen = oud.groepIds.flatMap((id) => groepNaam.get(id) ?? []);
      const opmerkingen = rij.opmerkingen.filter((soort) => soort !== 'zonder-mailadres');
      return {
        ...basis,
        soort: eraf || erbij || sleutel ? 'gewijzigd' : 'ongewijzigd',
        docentId: oud.id,
        mee: true,
        oudeGroepen,
        opmerkingen,
      };
    }
    const geenDocent = rij.rollen.length > 0 && rij.rollen.every((rol) => GEEN_DOCENT.has(rol));
    const bestaat = namen.has(heet(rij));
    return {
      ...basis,
      soort: 'nieuw',
      docentId: null,
      mee: !geenDocent && !bestaat,
      opmerkingen: [
        ...rij.opmerkingen,
        ...(geenDocent ? (['rol-geen-docent'] as const) : []),
        ...(bestaat ? (['naam-bestaat-al'] as const) : []),
      ],
    };
  });
}

/** Groepen of the file with leerlingen and without anybody in front of them. */
export function zonderLeerkracht(bestand: Bestand, groepen: GroepPlan, docenten: readonly DocentRegel[]): number {
  if (bestand.leerkrachten.length === 0) return 0;
  const bezet = new Set(docenten.flatMap((docent) => docent.groepen));
  return groepen.regels.filter(({ sleutel, leerlingen }) => leerlingen > 0 && !bezet.has(sleutel)).length;
}
