/**
 * A file and what a school has now become a proposal: what is new, what changes, who is gone. Pure, so that the same file on the
 * same school always gives the same proposal; its fingerprint is what "apply what was shown" compares.
 */
import type { EdexmlVoorstel, Melding } from '@spelrijk/contract/edexml';
import { schoolnummer, type Bestand } from './bestand.ts';
import { planDocenten, zonderLeerkracht } from './plan-docenten.ts';
import { planGroepen, thuisgroepen } from './plan-groepen.ts';
import { planLeerlingen } from './plan-leerlingen.ts';
import type { Stand } from './stand.ts';

export type Plan = Omit<EdexmlVoorstel, 'id' | 'verlooptOp'>;

/** From this part of the school on, a file without them is probably a file of some groepen only. */
const DEEL_VAN_SCHOOL = 0.3;

/** The account and the file name different schools; one that names none can be any. */
export const isAndereSchool = (bestand: Bestand, stand: Stand): boolean =>
  bestand.nummer !== '' && stand.nummer !== '' && bestand.nummer !== schoolnummer(stand.nummer);

/** Seats that are missing when everything that is ticked is done. */
function tekort({ leerlingen, plaatsen }: Pick<Plan, 'leerlingen' | 'plaatsen'>): number {
  if (plaatsen.totaal === null) return 0;
  const mee = leerlingen.filter((regel) => regel.mee);
  const erbij = mee.filter(({ soort }) => soort === 'nieuw' || soort === 'terug').length;
  const eraf = mee.filter(({ soort }) => soort === 'vertrokken').length;
  return Math.max(0, plaatsen.gebruikt + erbij - eraf - plaatsen.totaal);
}

export function createPlan(bestand: Bestand, stand: Stand, vandaag: string): Plan {
  const groepen = planGroepen(bestand, stand);
  const { regels, weg } = planLeerlingen(bestand, stand, groepen);
  const docenten = planDocenten(bestand, stand, groepen);
  const { gebruikt, totaal, tot } = stand.plaatsen;
  const plaatsen = { gebruikt, totaal };
  const actief = stand.leerlingen.filter((leerling) => !leerling.weg).length;
  const bevestigen = bestand.nummer === '' || stand.nummer === '';
  const vorige = stand.groepsleutels
    .map(({ schooljaar }) => schooljaar)
    .sort((a, b) => a.localeCompare(b))
    .at(-1);
  const los = bestand.lijst ? 0 : zonderLeerkracht(bestand, groepen, docenten);
  const thuis = new Set(thuisgroepen(bestand).map(({ sleutel }) => sleutel));
  const over = bestand.samengesteld.filter(({ sleutel }) => !thuis.has(sleutel)).map(({ naam }) => naam);
  const kort = tekort({ leerlingen: [...regels], plaatsen });
  const meldingen: Melding[] = [
    ...bestand.meldingen,
    ...(bevestigen ? [{ soort: 'school-onbekend' as const, aantal: 0, waarde: bestand.nummer }] : []),
    ...(vorige !== undefined && bestand.schooljaar < vorige ? [{ soort: 'ouder-dan-vorige' as const, aantal: 0, waarde: vorige }] : []),
    ...(weg.length > DEEL_VAN_SCHOOL * actief ? [{ soort: 'deel-van-school' as const, aantal: weg.length, waarde: '' }] : []),
    ...(over.length > 0 ? [{ soort: 'samengesteld-weg' as const, aantal: over.length, waarde: over.join(', ') }] : []),
    ...(los > 0 ? [{ soort: 'groep-zonder-leerkracht' as const, aantal: los, waarde: '' }] : []),
    ...(kort > 0 ? [{ soort: 'te-weinig-plaatsen' as const, aantal: kort, waarde: '' }] : []),
    ...(tot !== null && tot < vandaag ? [{ soort: 'licentie-verlopen' as const, aantal: 0, waarde: tot }] : []),
  ];
  return {
    school: { nummer: bestand.nummer, schooljaar: bestand.schooljaar, peildatum: bestand.peildatum, pakket: bestand.pakket, bevestigen },
    meldingen,
    groepen: [...groepen.regels],
    leerlingen: [...regels],
    weg: [...weg],
    docenten: [...docenten],
    bestaandeGroepen: stand.groepen.map(({ id, naam }) => ({ id, naam })),
    plaatsen,
  };
}
