/** Reading and comparing a file of 10,000 leerlingen, in a process of its own so that the memory is that of the import alone. */
import { readEdexml } from '../src/features/school/edexml/lees.ts';
import { createBestand } from '../src/features/school/edexml/bestand.ts';
import { createPlan } from '../src/features/school/edexml/plan.ts';
import type { Stand } from '../src/features/school/edexml/stand.ts';

const AANTAL = 10_000;
const id = (i: number): string => `00000000-0000-7000-8000-${String(i).padStart(12, '0')}`;
const rij = (i: number): string =>
  `<leerling key="k${i}" eckid="https://ketenid.nl/201703/${String(i).padStart(128, '0')}"><achternaam>Naam${i % 700}</achternaam><voorvoegsel>van</voorvoegsel><roepnaam>Kind${i}</roepnaam><geboortedatum>2016-01-01</geboortedatum><geslacht>1</geslacht><jaargroep>${3 + (i % 6)}</jaargroep><groep key="g${i % 400}"/></leerling>`;
const reeks = <T>(lengte: number, maak: (i: number) => T): T[] => Array.from({ length: lengte }, (_, i) => maak(i));
const xml = `<EDEX><school><schooljaar>2026-2027</schooljaar><brincode>99ZZ</brincode></school><groepen>${reeks(400, (i) => `<groep key="g${i}"><naam>Groep ${i}</naam><jaargroep>C</jaargroep></groep>`).join('')}</groepen><leerlingen>${reeks(AANTAL, rij).join('')}</leerlingen></EDEX>`;
const bytes = new TextEncoder().encode(xml);
/** A school of last year: every leerling is known and every second one has another name. */
const stand: Stand = {
  nummer: '99ZZ',
  regio: 'nl',
  plaatsen: { gebruikt: AANTAL, totaal: null, tot: null },
  groepen: reeks(400, (i) => ({ id: id(90_000 + i), naam: `Groep ${i}`, jaargroepen: [5] })),
  groepsleutels: reeks(400, (i) => ({ schooljaar: '2025-2026', sleutel: `g${i}`, groepId: id(90_000 + i) })),
  leerlingen: reeks(AANTAL, (i) => ({
    id: id(i),
    roepnaam: i % 2 === 0 ? `Kind${i}` : 'Anders',
    voorvoegsel: 'van',
    achternaam: `Naam${i % 700}`,
    jaargroep: 3 + (i % 6),
    groepId: id(90_000 + (i % 400)),
    eckid: `https://ketenid.nl/201703/${String(i).padStart(128, '0')}`,
    sleutel: `k${i}`,
    weg: false,
  })),
  docenten: [],
};

const begin = process.memoryUsage().rss;
const start = performance.now();
const bestand = createBestand(readEdexml(bytes), '2026-11-20');
const gelezen = performance.now();
const plan = createPlan(bestand, stand, '2026-11-20');
const klaar = performance.now();
const text = JSON.stringify(plan);
const mb = (n: number): string => `${(n / 1e6).toFixed(1)} MB`;
console.log(
  `edexml: ${AANTAL} leerlingen (${mb(bytes.length)}): read ${Math.round(gelezen - start)} ms, plan ${Math.round(klaar - gelezen)} ms, answer ${mb(text.length)}, memory +${mb(process.memoryUsage().rss - begin)}`,
);
