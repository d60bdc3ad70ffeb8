/** The demo logins: user name = role. They exist only in a database that was seeded with the demo school. */
import type { Rol } from '@spelrijk/domain/rol';

export const DEMO_WACHTWOORD = 'spelrijk-demo';

export const DEMO_LOGINS: readonly { readonly rol: Rol; readonly wie: string }[] = [
  { rol: 'leerling', wie: 'een kind uit groep 5' },
  { rol: 'demo', wie: 'een bezoeker die als kind speelt' },
  { rol: 'docent', wie: 'juf van groep 4 en groep 5/6' },
  { rol: 'schooladmin', wie: 'intern begeleider, ziet alle groepen' },
  { rol: 'rtadmin', wie: 'remedial teacher met eigen praktijk' },
  { rol: 'thuisadmin', wie: 'ouder met twee kinderen' },
  { rol: 'office', wie: 'medewerker van Spelrijk' },
  { rol: 'superadmin', wie: 'eigenaar van Spelrijk' },
];

/** The youngest of the demo log in with pictures: this code opens their groep, and all have the same four pictures. */
export const DEMO_GROEPSCODE = 'DKMP-2345';
export const DEMO_PLAATJES_GROEP = 'Groep 4';
export const DEMO_PLAATJES: readonly string[] = ['vis', 'zon', 'boot', 'boom'];
