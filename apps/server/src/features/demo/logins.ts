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
