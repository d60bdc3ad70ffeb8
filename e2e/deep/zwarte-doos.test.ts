/**
 * Every operation of `openapi.json`, by every role, on own and on foreign ids, with and without a second factor, a reason and the password given again: on
 * the built server, from outside. What is right is read from the matrix of the design (`apps/server/test/matrix.json`) and from nowhere else.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { vulAccount } from '../../apps/server/test/vol-account.ts';
import { KANARIE, testId, TOTP, WACHTWOORD } from '../../apps/server/test/wereld.ts';
import { cellOf, klachten, ZONDER_FACTOR } from './doos/matrix.ts';
import { adresVan, readOperaties, type Ids, type Operatie } from './doos/operaties.ts';
import { MENSEN, mensenVan, METRICS, objectenVan, openDoos, OVERAL, ROLLEN, type Sessie } from './doos/wereld.ts';

const REDEN = encodeURIComponent('Vraag van de school zelf');

const doos = await openDoos();
const { wereld } = doos;
const operaties = readOperaties(await (await fetch(`${doos.server.url}/api/openapi.json`)).json());
const dicht = operaties.filter(({ actie }) => actie !== undefined);
const isKantoor = (rol: Rol): boolean => rol === 'office' || rol === 'superadmin';

let nr = 0;
/** Another one each time: with some of them something is made. */
const createNergens = (): string => testId(`bestaat niet ${++nr}`);
const nergens = (plaatsen: Iterable<string>): Ids => Object.fromEntries([...plaatsen].map((plaats) => [plaats, createNergens()]));
const [A, B] = [wereld.a, wereld.b];
const kindVan = (naam: string): string => wereld.persoon(naam).id;
const VAN_A: Ids = {
  ...OVERAL,
  adminId: A.id,
  groepId: A.groepIds[0] ?? '',
  leerlingId: kindVan('leerling'),
  ...objectenVan('a'),
  ...mensenVan(A),
};
const VAN_B: Ids = {
  ...OVERAL,
  adminId: B.id,
  groepId: B.groepIds[0] ?? '',
  leerlingId: kindVan('b-leerling'),
  ...objectenVan('b'),
  ...mensenVan(B),
};

/** Where this role is at home; our office looks at school A. */
function eigen(rol: Rol): Ids {
  if (isKantoor(rol)) return VAN_A;
  const { adminId, id } = doos.wie(rol);
  const admin = wereld.admins.find((een) => een.id === adminId);
  if (admin === A) return rol === 'leerling' ? { ...VAN_A, leerlingId: id, userId: id } : VAN_A;
  const kind = admin?.kinderen[0];
  return { ...VAN_A, adminId, groepId: admin?.groepIds[0] ?? createNergens(), leerlingId: kind?.id ?? id };
}

interface Vraag {
  readonly sessie?: Sessie;
  readonly reden?: boolean;
  readonly anoniem?: boolean;
}

const Fout = z.object({ code: z.string() });

async function call(operatie: Operatie, ids: Ids, rol: Rol, { sessie = 'bewezen', reden = true, anoniem = false }: Vraag = {}) {
  const antwoord = await fetch(`${doos.server.url}${adresVan(operatie, ids)}`, {
    method: operatie.method,
    redirect: 'manual',
    headers: {
      ...(!anoniem && { authorization: `Bearer ${doos.tokenVan(rol, sessie)}` }),
      ...(reden && { 'x-reden': REDEN }),
      ...(operatie.body && { 'content-type': operatie.body.type }),
    },
    ...(operatie.body && { body: operatie.body.tekst }),
  });
  const text = await antwoord.text();
  const fout = antwoord.status >= 400 ? Fout.safeParse(JSON.parse(text)) : undefined;
  return { status: antwoord.status, text, code: fout?.data?.code ?? '' };
}

async function unchanged(adminIds: readonly string[], work: () => Promise<void>): Promise<void> {
  const before = await Promise.all(adminIds.map((id) => doos.stand(id)));
  await work();
  assert.deepEqual(await Promise.all(adminIds.map((id) => doos.stand(id))), before);
}

const elkeRol = (work: (rol: Rol) => Promise<void>): Promise<unknown> => Promise.all(ROLLEN.map(work));
const naam = (operatie: Operatie, rol: string): string => `${rol} ${operatie.id} ${operatie.method} ${operatie.path}`;

test('the document has hundreds of operations, and each that asks for a login names a cell of the matrix and no role that the cell refuses', () => {
  assert.ok(operaties.length > 350, String(operaties.length));
  for (const operatie of dicht) for (const rol of operatie.rollen) assert.ok(cellOf(operatie, Rol.parse(rol)).allow, naam(operatie, rol));
});

const NODIG = { mfa: 'auth/tweede-factor-nodig', 'reauth:password': 'auth/bevestiging-nodig', 'reason+audit': 'auth/reden-nodig' } as const;
/** An archive of what one spoke oneself is no file before one spoke: 404 here, and a ZIP in `klasopnamen.test.ts`. */
const LEEG: ReadonlySet<string> = new Set(['readKlasopnamen']);
const WIE_EN_WAAR = ['adminId', 'groepId', 'leerlingId'];
const proefEigen = async (operatie: Operatie, rol: Rol, zie: (goed: boolean, wat: string) => void): Promise<number> => {
  const { status, code, text } = await call(operatie, eigen(rol), rol);
  zie(status < 500 && ![401, 403].includes(status), `${naam(operatie, rol)}: ${status} ${code} ${status >= 500 ? text : ''}`);
  zie(!Object.values(NODIG).some((nodig) => nodig === code), `${naam(operatie, rol)}: ${code}`);
  zie(isKantoor(rol) || !text.includes(KANARIE), `${naam(operatie, rol)} tells of another`);
  return status;
};

test('what the matrix lets a role read it reads of its own: no 401, no 403, nothing missing', { timeout: 900_000 }, async () => {
  const { zie, besluit } = klachten();
  const gelukt = new Set<string>();
  const lezend = dicht.filter(({ method }) => method === 'GET');
  await elkeRol(async (rol) => {
    for (const operatie of lezend.filter(({ rollen }) => rollen.includes(rol)))
      if ((await proefEigen(operatie, rol, zie)) < 400) gelukt.add(operatie.id);
  });
  // Not a run in which everything was refused: what needs no more than who and where succeeds for somebody.
  const gewoon = lezend.filter(
    ({ plaatsen, query }) => query === '' && [...plaatsen.keys()].every((plaats) => WIE_EN_WAAR.includes(plaats)),
  );
  for (const { id } of gewoon) zie(gelukt.has(id) !== LEEG.has(id), `${id} succeeded for ${gelukt.has(id) ? 'somebody' : 'nobody'}`);
  besluit();
  // From here on there is something of everything to lose.
  await vulAccount(doos.database, A, 'a', Date.now());
});

test('A17: nobody who is not logged in gets past an operation that asks for it, and no open one gives an error of ours', async () => {
  const { zie, besluit } = klachten();
  await unchanged([A.id, B.id], async () => {
    for (const operatie of operaties) {
      const { status, text } = await call(operatie, VAN_A, 'leerling', { anoniem: true, reden: false });
      zie(operatie.actie === undefined ? status < 500 : status === 401, `${naam(operatie, 'niemand')}: ${status}`);
      zie(!text.includes(KANARIE), naam(operatie, 'niemand'));
    }
  });
  besluit();
});

test(
  'A01: what the matrix refuses a role is refused with 403, whatever it has proven, and nothing is written',
  { timeout: 900_000 },
  async () => {
    const { zie, besluit } = klachten();
    await unchanged([A.id, B.id], async () => {
      await elkeRol(async (rol) => {
        for (const operatie of dicht) {
          if (cellOf(operatie, rol).allow && operatie.rollen.includes(rol)) continue;
          for (const ids of [eigen(rol), VAN_B]) {
            const { status, text } = await call(operatie, ids, rol);
            zie(status === 403, `${naam(operatie, rol)}: ${status}`);
            zie(!text.includes(KANARIE), naam(operatie, rol));
          }
        }
      });
    });
    besluit();
  },
);

const ZONDER: Readonly<Record<keyof typeof NODIG, Vraag>> = {
  mfa: { sessie: 'zonder factor' },
  'reauth:password': { sessie: 'zonder wachtwoord' },
  'reason+audit': { reden: false },
};

test(
  'what the matrix ties to a second factor, the password or a reason does nothing without it: 409 and nothing is written',
  { timeout: 900_000 },
  async () => {
    const { zie, besluit } = klachten();
    /** Cells of which no operation said what is missing, because the smallest input was refused first. */
    const gehoord = new Map<string, boolean>();
    await unchanged([A.id, B.id], async () => {
      await elkeRol(async (rol) => {
        for (const operatie of dicht.filter(({ rollen }) => rollen.includes(rol))) {
          for (const [nodig, code] of Object.entries(NODIG)) {
            if (!cellOf(operatie, rol).conditions.includes(nodig)) continue;
            const vraag = ZONDER[z.enum(['mfa', 'reauth:password', 'reason+audit']).parse(nodig)];
            const antwoord = await call(operatie, eigen(rol), rol, vraag);
            const gezegd = antwoord.status === 409 && antwoord.code === code;
            zie(
              gezegd || antwoord.status === 400 || antwoord.status === 404,
              `${naam(operatie, rol)} without ${nodig}: ${antwoord.status} ${antwoord.code}`,
            );
            const cel = `${operatie.actie} ${rol} ${nodig}`;
            gehoord.set(cel, gehoord.get(cel) === true || gezegd);
          }
        }
      });
    });
    for (const [cel, ja] of gehoord) zie(ja, `${cel}: nothing said that it is missing`);
    besluit();
  },
);

test('L14: our office without a second factor reaches nothing but the way to one', { timeout: 600_000 }, async () => {
  const { zie, besluit } = klachten();
  await unchanged([A.id, B.id], async () => {
    for (const rol of ['office', 'superadmin'] as const) {
      for (const operatie of dicht.filter(({ id, rollen }) => rollen.includes(rol) && !ZONDER_FACTOR.includes(id))) {
        const { status, code } = await call(operatie, VAN_A, rol, { sessie: 'zonder factor' });
        zie(status === 409 && code === NODIG.mfa, `${naam(operatie, rol)}: ${status} ${code}`);
      }
    }
  });
  besluit();
});

const DINGEN = Object.keys(objectenVan('a'));

interface Paar {
  /** Some ids are those of another customer. */
  readonly ander: Ids;
  /** The same, with ids of nobody in those places. */
  readonly geen: Ids;
  /** Only things are foreign; the customer, groep and leerling are one's own. */
  readonly dingen: boolean;
  /** Such a thing may be made with it. */
  readonly maakt: boolean;
}

function paren(operatie: Operatie, rol: Rol): readonly Paar[] {
  // Where our office names no customer it may be anybody's.
  if (isKantoor(rol) && !operatie.plaatsen.has('adminId')) return [];
  const thuis = eigen(rol);
  const wissels = [
    ...(isKantoor(rol) ? [] : [[...WIE_EN_WAAR, ...DINGEN, ...MENSEN], ['adminId']]),
    ['groepId', 'leerlingId', ...DINGEN, ...MENSEN],
    ['leerlingId', ...DINGEN],
    DINGEN,
    [...MENSEN],
  ].map((plaatsen) => plaatsen.filter((plaats) => operatie.plaatsen.has(plaats)));
  const anders = wissels.filter((wissel, i) => wissel.length > 0 && wissels.findIndex((een) => een.join() === wissel.join()) === i);
  return anders.map((wissel) => ({
    ander: { ...thuis, ...Object.fromEntries(wissel.map((plaats) => [plaats, VAN_B[plaats] ?? ''])) },
    geen: { ...thuis, ...nergens(wissel) },
    dingen: !wissel.some((plaats) => WIE_EN_WAAR.includes(plaats)),
    maakt: operatie.method === 'PUT' && wissel.some((plaats) => !WIE_EN_WAAR.includes(plaats)),
  }));
}

/** Why an id of another customer is told from an id of nobody all the same. */
const VERSCHIL: Readonly<Record<string, string>> = {
  createClient: 'makes a leerling under an id of the caller, which nobody anywhere may have yet',
};

test(
  'A02: an id of another customer is what an id of nobody is, for every role and operation; nothing of the other is told or changed',
  { timeout: 1_800_000 },
  async () => {
    const { zie, besluit } = klachten();
    const proef = async (operatie: Operatie, rol: Rol): Promise<void> => {
      for (const { ander, geen, dingen, maakt } of paren(operatie, rol)) {
        const [x, y] = [await call(operatie, ander, rol), await call(operatie, geen, rol)];
        const wat = `${naam(operatie, rol)}: ${x.status} ${x.code} beside ${y.status} ${y.code}`;
        // Our office may see any customer; a thing that the caller names itself may be made under a name that another customer uses too.
        const gelijk = !isKantoor(rol) && !maakt && VERSCHIL[operatie.id] === undefined;
        if (gelijk) zie(x.status === y.status && x.text === y.text, wat);
        zie(dingen || [400, 404].includes(x.status) || VERSCHIL[operatie.id] !== undefined, wat);
        zie(x.status < 500 && y.status < 500, wat);
        zie(!x.text.includes(KANARIE) && !y.text.includes(KANARIE), `${wat}: tells of another`);
      }
    };
    await unchanged([B.id], async () => {
      // What is made under such a name comes last: from then on it is one's own.
      for (const nu of [dicht.filter(({ method }) => method !== 'PUT'), dicht.filter(({ method }) => method === 'PUT')])
        await elkeRol(async (rol) => {
          for (const operatie of nu.filter(({ rollen }) => rollen.includes(rol))) await proef(operatie, rol);
        });
    });
    besluit();
  },
);

test(
  'A05 A06: what a role may do in its groepen or with itself it cannot do with those of a colleague or classmate',
  { timeout: 600_000 },
  async () => {
    const { zie, besluit } = klachten();
    const buiten = {
      docent: { groepId: A.groepIds[1] ?? '', leerlingId: kindVan('leerling3') },
      leerling: { leerlingId: kindVan('leerling2') },
    };
    for (const rol of ['docent', 'leerling'] as const) {
      for (const operatie of dicht.filter(({ rollen }) => rollen.includes(rol))) {
        const { scope } = cellOf(operatie, rol);
        const wissel = Object.entries(buiten[rol]).filter(([plaats]) => operatie.plaatsen.has(plaats));
        if (wissel.length === 0 || (scope !== 'group' && scope !== 'own')) continue;
        const x = await call(operatie, { ...eigen(rol), ...Object.fromEntries(wissel) }, rol);
        const y = await call(operatie, { ...eigen(rol), ...nergens(wissel.map(([plaats]) => plaats)) }, rol);
        zie([400, 404].includes(x.status) && x.text === y.text, `${naam(operatie, rol)}: ${x.status} ${x.code} beside ${y.status}`);
      }
    }
    besluit();
  },
);

/** Ends or changes the session of whoever calls it. */
const LAATST = /auth\/|\/naast|\/samen|\/sessions|\/credentials|verwijderen|\/status|\/rol$/;

test(
  'what the matrix lets a role do it does on its own: no 401, no 403, nothing missing, no error of ours',
  { timeout: 1_800_000 },
  async () => {
    const { zie, besluit } = klachten();
    const schrijvend = dicht
      .filter(({ method }) => method !== 'GET')
      .toSorted((x, y) => Number(LAATST.test(x.path)) - Number(LAATST.test(y.path)));
    let gelukt = 0;
    await unchanged([B.id], async () => {
      // Who may take others away comes last.
      for (const rol of ['leerling', 'demo', 'docent', 'thuisadmin', 'rtadmin', 'schooladmin', 'office', 'superadmin'] as const) {
        for (const operatie of schrijvend.filter(({ rollen }) => rollen.includes(rol))) {
          if ((await proefEigen(operatie, rol, zie)) < 400) gelukt += 1;
          if (LAATST.test(operatie.path)) await doos.herstel(rol);
        }
      }
    });
    zie(gelukt > 100, `only ${gelukt} succeeded`);
    besluit();
  },
);

test('P01: of all that was sent, typed and read in this run no password, token, secret, reason or name stands in the log or the figures', async () => {
  const log = doos.server.output();
  const cijfers = await (await fetch(`http://${METRICS}/metrics`)).text();
  assert.ok(log.split('\n').length > 5000, 'the log has every request');
  assert.match(cijfers, /spelrijk_request_seconds/);
  const namen = doos.wereld.admins.flatMap(({ mensen }) => [...mensen.keys()]).filter((een) => een.includes('-') || /\d/.test(een));
  const geheim = [
    WACHTWOORD,
    TOTP,
    KANARIE,
    REDEN,
    decodeURIComponent(REDEN),
    'Bearer',
    '$argon2',
    'PRIVATE KEY',
    'iemand@school.example',
    ...namen,
  ];
  for (const woord of [...geheim, ...[...doos.gegeven].map((token) => token.split('.')[2] ?? token)]) {
    assert.notEqual(woord, '');
    assert.ok(!log.includes(woord) && !cijfers.includes(woord), woord);
  }
  for (const { id } of doos.wereld.admins) assert.ok(!cijfers.includes(id), 'an id in the figures');
});
