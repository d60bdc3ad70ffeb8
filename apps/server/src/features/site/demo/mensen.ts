/** The invented people of the demo. First names as a Dutch school register has them, and some that forms tend to break on. */
import type { AdminSoort, Pakket } from '@spelrijk/domain/admin';
import type { Rol } from '@spelrijk/domain/rol';

/** How a child practises; the history follows from it. */
export type Aard = 'gewoon' | 'sterk' | 'moeite' | 'vast' | 'gokt' | 'stil' | 'nooit' | 'nieuw';

export interface DemoLeerling {
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly aard: Aard;
  /** Role of the demo login that plays as this child. */
  readonly login?: Rol;
}

interface DemoGebruiker {
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly rol: Rol;
  /** Has the demo login of its role. */
  readonly login: boolean;
  /** Names of the groepen a docent teaches. */
  readonly groepen?: readonly string[];
}

interface DemoGroep {
  readonly naam: string;
  readonly jaargroepen: readonly number[];
  readonly leerlingen: readonly DemoLeerling[];
}

/** A leerling that was flagged for extra care, so many days ago, by a docent or the schooladmin. */
export interface DemoZorg {
  readonly leerling: string;
  readonly door: string;
  readonly dagen: number;
  readonly reden: string;
  /** Care that ended, and why. */
  readonly weg?: { readonly dagen: number; readonly reden: string };
}

export interface DemoAdmin {
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly intern: boolean;
  readonly pakketten: readonly Pakket[];
  readonly gebruikers: readonly DemoGebruiker[];
  readonly groepen: readonly DemoGroep[];
  readonly zorg?: readonly DemoZorg[];
  /** Full name of a leerling that is about to leave: its code is open. */
  readonly verhuist?: { readonly leerling: string; readonly door: string; readonly dagen: number };
  /** A leerling with whom another customer of the demo looks along. */
  readonly meekijken?: { readonly leerling: string; readonly door: string; readonly gast: string; readonly dagen: number };
}

/** `roepnaam|achternaam|aard` per line; aard may be left out. */
function leerlingen(jaargroep: number, lijst: string): readonly DemoLeerling[] {
  const aarden: readonly Aard[] = ['gewoon', 'sterk', 'moeite', 'vast', 'gokt', 'stil', 'nooit', 'nieuw'];
  return lijst
    .trim()
    .split('\n')
    .map((regel) => {
      const [roepnaam = '', achternaam = '', aard] = regel.split('|').map((deel) => deel.trim());
      return { roepnaam, achternaam, jaargroep, aard: aarden.find((naam) => naam === aard) ?? 'gewoon' };
    });
}

const GROEP_4 = leerlingen(
  4,
  `
Adam|El Amrani
Anna|de Wit|sterk
Aylin|Yılmaz
Bram|Hendriks
Chloé|Dubois-Verhoeven
Daan|Bakker|gokt
Elif|Kaya
Fenna|Postma|moeite
Finn|van Dijk
Hugo|Smits|vast
Isa|Mulder
Jayden|Pinas
Kiki|Vermeer|sterk
Lotte|Jacobs
Luuk|Visser|stil
Mees|Kuipers
Mila|Kowalska
Noor|Haddad
Øyvind|Solheim
Sem|de Boer|nooit
Tess|Vos
Zoë|Groen|gewoon
`,
);

const GROEP_5 = leerlingen(
  5,
  `
Amir|Hosseini
Björn|Lindqvist
Eva|van der Meulen|sterk
Giulia|D'Angelo
Jesse|Willems|moeite
Lieke|Brouwer
Mohammed|Bouzid
Nina|Peters
Omar|السعيد
Ravi|Ramdin|gokt
Saar|Claes
Thijs|van Leeuwen|stil
Yara|Özdemir`,
);

const GROEP_6 = leerlingen(
  6,
  `
Anne-Fleur|van Heemskerck van der Straaten tot Oudenhoven
Dion|Sarmo
Françoise|N'Diaye
Hanna|Scholten|sterk
Ivo|Petrović
Jip|Maas
Lars|Hoekstra|vast
美玲|陈
Naomi|Wijdenbosch
Sofia|Иванова
Stijn|Prins|moeite
Tygo|Schipper
`,
);

const GROEP_8 = leerlingen(
  8,
  `
Ayoub|Benali
Benthe|Kok|sterk
Casper|van Wijk
Dewi|Soerodimedjo
Emma|Dekker
Floor|van den Heuvel|sterk
Gijs|Timmermans|gokt
Hamza|Aydın
Ilse|de Graaf
Jurre|Veenstra
Kaoutar|Idrissi
Levi|Cohen
Maud|Boersma
Max|O'Brien|moeite
Nikolaï|van Rossum
Pien|Gerritsen
Quinten|Hermans|stil
Roos|Schouten
Siem|Koster
Tijn|Blom|vast
Ümit|Şahin
Vera|Nowak
Wouter|Molenaar|nieuw
`,
);

const leerling: DemoLeerling = { roepnaam: 'Sanne', achternaam: 'de Vries', jaargroep: 5, aard: 'gewoon', login: 'leerling' };

/** Full names, as they stand above. */
const ZORG: readonly DemoZorg[] = [
  {
    leerling: 'Fenna Postma',
    door: 'Judith Aarts',
    dagen: 33,
    reden: 'Herkent klanken nog niet vlot. Hoort bij de drie laagste scores van de laatste methodetoets.',
  },
  {
    leerling: 'Hugo Smits',
    door: 'Judith Aarts',
    dagen: 12,
    reden: 'Komt al weken niet verder met dezelfde woorden. Met de ouders besproken.',
  },
  {
    leerling: 'Lotte Jacobs',
    door: 'Judith Aarts',
    dagen: 40,
    reden: 'Lang ziek geweest en veel uitleg gemist.',
    weg: { dagen: 9, reden: 'Heeft de gemiste stof ingehaald.' },
  },
  {
    leerling: 'Jesse Willems',
    door: 'Rachid Ouali',
    dagen: 26,
    reden: 'Schrijft zoals hij het hoort; regels blijven niet hangen. Vermoeden van dyslexie, onderzoek is aangevraagd.',
  },
  {
    leerling: 'Thijs van Leeuwen',
    door: 'Judith Aarts',
    dagen: 8,
    reden: 'Vermijdt het oefenen. Afspraak: elke dag tien minuten, naast de instructietafel.',
  },
  {
    leerling: "Max O'Brien",
    door: 'Marijke van Beek',
    dagen: 54,
    reden: 'Werkwoordspelling blijft ver achter bij de rest van groep 8. Begeleiding op dinsdag en donderdag.',
  },
];

const SCHOOL: DemoAdmin = {
  naam: 'Basisschool Het Kompasplein',
  soort: 'school',
  intern: false,
  pakketten: ['zorgtraject', 'testschool'],
  gebruikers: [
    { roepnaam: 'Marijke', achternaam: 'van Beek', rol: 'schooladmin', login: true },
    { roepnaam: 'Judith', achternaam: 'Aarts', rol: 'docent', login: true, groepen: ['Groep 4', 'Groep 5/6'] },
    { roepnaam: 'Rachid', achternaam: 'Ouali', rol: 'docent', login: false, groepen: ['Groep 5/6'] },
    { roepnaam: 'Karin', achternaam: 'Zijlstra', rol: 'docent', login: false, groepen: ['Groep 8'] },
  ],
  groepen: [
    { naam: 'Groep 4', jaargroepen: [4], leerlingen: GROEP_4 },
    { naam: 'Groep 5/6', jaargroepen: [5, 6], leerlingen: [leerling, ...GROEP_5, ...GROEP_6] },
    { naam: 'Groep 8', jaargroepen: [8], leerlingen: GROEP_8 },
  ],
  zorg: ZORG,
  verhuist: { leerling: 'Ilse de Graaf', door: 'Marijke van Beek', dagen: 3 },
  meekijken: { leerling: 'Jesse Willems', door: 'Marijke van Beek', gast: 'Praktijk De Leesboom', dagen: 20 },
};

const PRAKTIJK: DemoAdmin = {
  naam: 'Praktijk De Leesboom',
  soort: 'rt',
  intern: false,
  pakketten: [],
  gebruikers: [{ roepnaam: 'Wilma', achternaam: 'Terpstra', rol: 'rtadmin', login: true }],
  groepen: [
    {
      naam: 'Cliënten',
      jaargroepen: [4, 5, 6, 7],
      leerlingen: [
        ...leerlingen(4, 'Boaz|Rietveld|moeite'),
        ...leerlingen(5, 'Inès|Lefèvre|moeite'),
        ...leerlingen(6, 'Kees-Jan|van Tongeren|vast'),
        ...leerlingen(7, 'Shanaya|Ramcharan|moeite'),
      ],
    },
  ],
};

const THUIS: DemoAdmin = {
  naam: 'Familie Verkade',
  soort: 'thuis',
  intern: false,
  pakketten: [],
  gebruikers: [{ roepnaam: 'Esther', achternaam: 'Verkade', rol: 'thuisadmin', login: true }],
  groepen: [{ naam: 'Thuis', jaargroepen: [4, 7], leerlingen: [...leerlingen(4, 'Pip|Verkade'), ...leerlingen(7, 'Abel|Verkade|sterk')] }],
};

const PROEF: DemoAdmin = {
  naam: 'Proefomgeving',
  soort: 'demo',
  intern: false,
  pakketten: [],
  gebruikers: [],
  groepen: [
    {
      naam: 'Bezoekers',
      jaargroepen: [5],
      leerlingen: [{ roepnaam: 'Bezoeker', achternaam: '', jaargroep: 5, aard: 'nieuw', login: 'demo' }],
    },
  ],
};

const KANTOOR: DemoAdmin = {
  naam: 'Spelrijk',
  soort: 'school',
  intern: true,
  pakketten: [],
  gebruikers: [
    { roepnaam: 'Bea', achternaam: 'Kramer', rol: 'office', login: true },
    { roepnaam: 'Ton', achternaam: 'Rijkers', rol: 'superadmin', login: true },
  ],
  groepen: [],
};

export const DEMO_ADMINS: readonly DemoAdmin[] = [KANTOOR, SCHOOL, PRAKTIJK, THUIS, PROEF];
