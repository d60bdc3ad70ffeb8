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
- Open een groep en zie bij Voortgang welke regels nog lastig zijn.
- Speel zelf een paar spellen op [de spellenpagina](/site/spellen). Zo weet je wat de kinderen zien.

Lukt er iets niet, of mis je iets? Laat het ons weten via [contact](/site/contact).`;

/** Things that are really missing; the number is the last part of a fixed id. */
const ITEMS: readonly (readonly [nr: number, stand: RoadmapStand, titel: string, tekst: string])[] = [
  [
    2,
    'gepland',
    'Hele zinnen in het klassendictee',
    'Een klassendictee bestaat nu uit woorden met een voorbeeldzin. Straks neem je ook hele zinnen op, en kijken we naar hoofdletters en leestekens.',
  ],
  [
    3,
    'overweging',
    'Samen spelen',
    'Nu speelt elk kind alleen. Zou een spel voor twee kinderen, die samen één taak doen, passen in jouw les?',
  ],
  [
    4,
    'overweging',
    'Resultaten vanzelf naar je leerlingvolgsysteem',
    'Nu download je de voortgang als bestand. We denken na over een koppeling. Zeg in een reactie met welk systeem je werkt.',
  ],
  [
    5,
    'overweging',
    'Een rapport voor ouders in meer talen',
    'Het rapport is er nu in het Nederlands. Welke talen zouden de ouders van jouw leerlingen helpen?',
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
  tekst: 'Je stelt een dictee samen, neemt het af en ziet meteen welke regels misgingen. Je vindt het bij elke groep.',
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
