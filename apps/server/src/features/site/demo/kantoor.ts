/** What our office wrote in the demo: a first message to everybody, and what the product does not have yet. */
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { RoadmapStand } from '@spelrijk/domain/roadmap';
import { eraseBericht, insertBericht } from '../../kantoor/berichten/index.ts';
import { eraseItem, saveItem } from '../../kantoor/roadmap/index.ts';

/** Fixed, so that it is found again when the demo goes. */
const idVan = (nr: number): string => `01950000-0000-7000-8000-${String(nr).padStart(12, '0')}`;
const WELKOM = idVan(1);

const TEKST = `Fijn dat je er bent. Zo begin je:

- Kijk op [je eerste scherm](/admins/:adminId/groepen) wie er oefent, en wie je aandacht vraagt.
- Zie bij de voortgang van een kind welke regels nog lastig zijn.
- Speel zelf een paar spellen op [de spellenpagina](/site/spellen). Zo weet je wat de kinderen zien.

Lukt er iets niet, of mis je iets? Laat het ons weten via [contact](/site/contact).`;

/** Things that are really missing, said to a school, a practice and a home alike; the number is the last part of a fixed id. */
const ITEMS: readonly (readonly [nr: number, stand: RoadmapStand, titel: string, tekst: string])[] = [
  [
    2,
    'overweging',
    'Een mensenstem bij alle woorden',
    'Nu leest een computerstem de meeste woorden voor. Bij welke woorden zou de stem van een mens het meest helpen?',
  ],
  [
    3,
    'overweging',
    'Samen spelen',
    'Nu speelt elk kind een spel alleen. Zou een spel voor twee kinderen, die samen één taak doen, passen bij hoe ze nu oefenen?',
  ],
  [
    4,
    'overweging',
    'Resultaten vanzelf naar het leerlingvolgsysteem',
    'Nu downloadt een school de voortgang als bestand. We denken na over een koppeling. Zeg in een reactie met welk systeem je werkt.',
  ],
  [
    5,
    'overweging',
    'Een rapport voor ouders in meer talen',
    'Het rapport is er nu in het Nederlands. In welke taal zou je het ook willen lezen of meegeven?',
  ],
  [
    6,
    'overweging',
    'Schrijven met een pen op het scherm',
    'Voor kinderen die beter met de hand schrijven dan typen. Dit vraagt veel uitzoekwerk, dus we horen graag of het je iets oplevert.',
  ],
];

const KLASSENDICTEE = {
  id: idVan(7),
  versie: 1,
  titel: 'Klassendictee',
  tekst: 'Een school stelt een dictee samen van woorden en hele zinnen, neemt het af en ziet meteen welke regels misgingen.',
  stand: 'klaar' as const,
  zichtbaar: true,
};

export async function seedKantoor(db: Db, now: number): Promise<void> {
  const doel = { soorten: [], regio: null, adminId: null, lezers: 'iedereen' as const };
  await insertBericht(db, { id: WELKOM, versie: 1, titel: 'Welkom in Spelrijk', tekst: TEKST, doel, op: new Date(now) }, now);
  await saveItem(db, { ...KLASSENDICTEE, klaarOp: dagVan(now) }, now);
  for (const [nr, stand, titel, tekst] of ITEMS)
    await saveItem(db, { id: idVan(nr), versie: 1, titel, tekst, stand, klaarOp: null, zichtbaar: true }, now);
}

export async function eraseKantoor(db: Db): Promise<void> {
  await eraseBericht(db, WELKOM);
  for (const id of [KLASSENDICTEE.id, ...ITEMS.map(([nr]) => idVan(nr))]) await eraseItem(db, id);
}
