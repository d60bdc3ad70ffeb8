/** Every screen behind a login, who may see it, and an address of it that holds something. */
import { expect, type Page, type Request } from '@playwright/test';
import { claimsOf, type Person, tokenOf } from './people.ts';

export const PERSONS = [
  'superadmin',
  'office',
  'schooladmin',
  'docent',
  'rtadmin',
  'thuisadmin',
  'leerling',
  'demo',
] as const satisfies readonly Person[];

type Screen = readonly [pattern: string, wie: string];

/** One letter a role, in the order of PERSONS; a dash where the screen is not for them. By hand, so that a change of the contract shows. */
export const SCREENS: readonly Screen[] = [
  ['/admins/:adminId/accountgegevens', 'SOa-rt--'],
  ['/admins/:adminId/berichten', 'SOadrt--'],
  ['/admins/:adminId/clienten/:leerlingId/*', '----r---'],
  ['/admins/:adminId/docenten', 'SOad----'],
  ['/admins/:adminId/edexml', '--a-----'],
  ['/admins/:adminId/gegevens', '--a-rt--'],
  ['/admins/:adminId/groepen', 'SOadrt--'],
  ['/admins/:adminId/groepen/:groepId', 'SOadrt--'],
  ['/admins/:adminId/groepen/:groepId/groepsplannen', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/groepsplannen/:groepsplanId', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/groepsplannen/:groepsplanId/edit', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/groepsplannen/:groepsplanId/print', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/huiswerk', 'S-ad----'],
  ['/admins/:adminId/groepen/:groepId/kinderen-toevoegen', '--ad-t--'],
  ['/admins/:adminId/groepen/:groepId/opnamestudio', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/klassenplaat', '--ad-t--'],
  ['/admins/:adminId/groepen/:groepId/klassendictee', 'SOadrt--'],
  ['/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId/bord', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId/intypen', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId/verslag', 'S-adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen', 'SOad-t--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen-toevoegen', '--ad-t--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/lvs', 'S-ad----'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/meekijken', '--a-rt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/oefeninstellingen', 'SOadrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/rapport', 'S-ad-t--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/samen-lezen', 'S-adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/verhuistoken', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voorlezen', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/leesmomenten', '--ad----'],
  ['/admins/:adminId/groepen/:groepId/leesopdrachten', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/voorleesopnamen', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/voorleesopnamen/:opnameId', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', 'S-adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/dyslexiedossier', '--ad----'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplanaanmaken', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/edit', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/eindtoets', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/kaart', '--ad----'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/print/:soort', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/toets/:toetsId', 'SOad----'],
  ['/admins/:adminId/groepen/:groepId/methodetoetsen', '--ad----'],
  ['/admins/:adminId/groepen/:groepId/methodetoetsen/:methodetoetsId', '--ad----'],
  ['/admins/:adminId/groepen/:groepId/methodetoetsen/:methodetoetsId/intypen', '--ad----'],
  ['/admins/:adminId/groepen/:groepId/methodetoetsen/:methodetoetsId/planning', '--ad----'],
  ['/admins/:adminId/groepen/:groepId/methodetoetsen/:methodetoetsId/uitslag', '--ad----'],
  ['/admins/:adminId/groepen/:groepId/oefeninstellingen', 'SOadrt--'],
  ['/admins/:adminId/groepen/:groepId/oefeninstellingen/:oefeninstellingId', 'SOadrt--'],
  ['/admins/:adminId/groepen/:groepId/uitleg/:categorie', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/verhuistoken-inlezen', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/voortgang', 'S-adrt--'],
  ['/admins/:adminId/groepen/:groepId/wachtwoorden', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/woordlijsten', 'SOadrt--'],
  ['/admins/:adminId/groepen/:groepId/woordlijsten/:woordlijstId', 'SOadrt--'],
  ['/admins/:adminId/inlogkaarten', '--a-----'],
  ['/admins/:adminId/jaarovergang', '--a-----'],
  ['/admins/:adminId/leerlingen', '--a-----'],
  ['/admins/:adminId/licentie', 'SOa-rt--'],
  ['/admins/:adminId/logboek', 'S-a-rt--'],
  ['/admins/:adminId/lvsspelling', '--a-----'],
  ['/admins/:adminId/meekijken', '--a-rt--'],
  ['/admins/:adminId/meekijken/:meekijkId', '----rt--'],
  ['/admins/:adminId/prullenbak', '--a-rt--'],
  ['/admins/:adminId/roadmap', 'SOadrt--'],
  ['/admins/:adminId/verhuistokens', '--adrt--'],
  ['/admins/:adminId/vriend-uitnodigen', '--adrt--'],
  ['/admins/:adminId/zorgleerlingen', 'SOad----'],
  ['/admins/:adminId/*', 'SOadrt--'],
  ['/app/account', 'SOadrt--'],
  ['/leerling/:leerlingId/admins/:adminId/methodetoets/:methodetoetsId', 'SOadrtlp'],
  ['/leerling/:leerlingId/beloningsspel', 'SOadrtlp'],
  ['/leerling/:leerlingId/leesthema/:opdrachtId', 'SOadrtlp'],
  ['/leerling/:leerlingId/samen/:opdrachtId', 'SOadrtlp'],
  ['/leerling/:leerlingId/toneel/:tekstId', 'SOadrtlp'],
  ['/leerling/:leerlingId/klassenplaat', 'SOadrtlp'],
  ['/leerling/:leerlingId/figuur', 'SOadrtlp'],
  ['/leerling/:leerlingId/klassendictee/:taakId', 'SOadrtlp'],
  ['/leerling/:leerlingId/landkaart', 'SOadrtlp'],
  ['/leerling/:leerlingId/mijn-voortgang', 'SOadrtlp'],
  ['/leerling/:leerlingId/verzamelingen', 'SOadrtlp'],
  ['/leerling/:leerlingId/leesplank', 'SOadrtlp'],
  ['/leerling/:leerlingId/leesplank/:tekstId', 'SOadrtlp'],
  ['/leerling/:leerlingId/woordrijen', 'SOadrtlp'],
  ['/leerling/:leerlingId/voorlezen', 'SOadrtlp'],
  ['/leerling/:leerlingId/somvensters/:somvensterId', 'SOadrtlp'],
  ['/leerling/:leerlingId/somvensters/:somvensterId/taken/:taakId/spellen/:game', 'SOadrtlp'],
  ['/leerling/:leerlingId/spaarkaarten', 'SOadrtlp'],
  ['/superadmin/aanmaken', 'SO------'],
  ['/superadmin/aanvragen', 'SO------'],
  ['/superadmin/admins', 'SO------'],
  ['/superadmin/admins/:adminId', 'SO------'],
  ['/superadmin/admins/:adminId/accountgegevens', 'SO------'],
  ['/superadmin/admins/:adminId/licentie', 'SO------'],
  ['/superadmin/admins/:adminId/logboek', 'S-------'],
  ['/superadmin/admins/:adminId/schoolaccount', 'SO------'],
  ['/superadmin/admins/:adminId/verhuis-admin', 'SO------'],
  ['/superadmin/berichten', 'SO------'],
  ['/superadmin/dashboard', 'SO------'],
  ['/superadmin/ervaringen', 'SO------'],
  ['/superadmin/facturen', 'SO------'],
  ['/superadmin/instellingen', 'S-------'],
  ['/superadmin/leerlingen', 'SO------'],
  ['/superadmin/logboek', 'S-------'],
  ['/superadmin/mails', 'SO------'],
  ['/superadmin/mailtemplates', 'SO------'],
  ['/superadmin/mailtemplates/:sjabloon/:regio', 'SO------'],
  ['/superadmin/medewerkers', 'S-------'],
  ['/superadmin/opnamestudio', 'SO------'],
  ['/superadmin/roadmap', 'SO------'],
  ['/superadmin/beleidsproeven', 'SO------'],
  ['/superadmin/uitnodiging-versturen', 'SO------'],
  ['/superadmin/webinars', 'SO------'],
  ['/superadmin/redactiewoorden', 'SO------'],
  ['/superadmin/*', 'SO------'],
];

export const isOf =
  (person: (typeof PERSONS)[number]) =>
  ([, wie]: Screen): boolean =>
    wie[PERSONS.indexOf(person)] !== '-';

/** Moves within the app, as a link does: nothing is loaded anew. Once more from a screen that was loading itself anew at that moment. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  expect(() =>
    page.evaluate((to) => {
      history.pushState({ key: to, idx: 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path),
  ).toPass();

/** Milliseconds without anything on its way: as long as `networkidle` takes. */
const STIL_MS = 500;

/** What waits until this page has nothing on its way, also when it was not loaded anew: `networkidle` is said once a page. */
export function watchQuiet(page: Page): () => Promise<void> {
  const onItsWay = new Set<Request>();
  let last = 0;
  const end = (request: Request): void => {
    onItsWay.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => onItsWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = Date.now();
    await expect.poll(() => onItsWay.size === 0 && Date.now() - last >= STIL_MS, { timeout: 20_000, intervals: [50] }).toBe(true);
  };
}

/** Something real for every parameter that leads to a child or groep of this person's own; of the rest there may be none, which is an ordinary answer. */
export async function valuesFor(page: Page, person: Person): Promise<Readonly<Record<string, string>>> {
  const own = claimsOf(await tokenOf(page, person));
  const looker =
    own.role === 'superadmin' || own.role === 'office' || own.role === 'leerling' || own.role === 'demo' ? 'schooladmin' : person;
  const token = await tokenOf(page, looker);
  const { adminId } = claimsOf(token);
  const get = async <T>(path: string): Promise<T> => {
    const answer = await page.request.get(`/api/admins/${adminId}/${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  const { groepen } = await get<{ groepen: { id: string }[] }>('groepen');
  const groepId = groepen[0]?.id ?? '';
  const { leerlingen } = await get<{ leerlingen: { id: string }[] }>(`groepen/${groepId}/leerlingen`);
  const isChild = own.role === 'leerling' || own.role === 'demo';
  const leerlingId = isChild ? own._id : (leerlingen[0]?.id ?? '');
  return {
    adminId,
    groepId,
    leerlingId,
    oefeninstellingId: leerlingId,
    categorie: 'ei-ij',
    sjabloon: 'uitnodigingBeheerder',
    regio: 'nl',
    game: 'rups',
  };
}

const NIEMAND = '01a1fe14-804c-7265-b8b1-9e8ad4b063c9';
export const fill = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? NIEMAND).replace('*', 'bestaat-niet');
