/** Every screen behind a login, opened by address as every role and as nobody: what each must see, and that nobody is thrown out. */
import { expect, type Page } from '@playwright/test';
import { become, claimsOf, type Person, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';

const PERSONS = [
  'superadmin',
  'office',
  'schooladmin',
  'docent',
  'rtadmin',
  'thuisadmin',
  'leerling',
  'demo',
] as const satisfies readonly Person[];

/** One letter a role, in the order of PERSONS; a dash where the screen is not for them. By hand, so that a change of the contract shows. */
const SCREENS: readonly (readonly [pattern: string, wie: string])[] = [
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
  ['/admins/:adminId/groepen/:groepId/huiswerk', 'S-adrt--'],
  ['/admins/:adminId/groepen/:groepId/kinderen-toevoegen', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/klassenplaat', '--ad-t--'],
  ['/admins/:adminId/groepen/:groepId/klassendictee', 'SOadrt--'],
  ['/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId/bord', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId/intypen', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId/verslag', 'S-adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen', 'SOadrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen-toevoegen', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/lvs', 'S-adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/meekijken', '--a-rt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/oefeninstellingen', 'SOadrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/rapport', 'S-adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/samen-lezen', 'S-adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/verhuistoken', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voorlezen', '--adrt--'],
  ['/admins/:adminId/groepen/:groepId/leesmomenten', '--adrt--'],
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
  ['/superadmin/*', 'SO------'],
];

const NIET_VOOR_JOU = 'Deze pagina is niet voor jou';

/** Something real for every parameter that leads to a child or groep of this person's own; of the rest there may be none, which is an ordinary answer. */
async function valuesFor(page: Page, person: Person): Promise<Readonly<Record<string, string>>> {
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
    sjabloon: 'uitnodiging',
    regio: 'nl',
    game: 'rups',
  };
}

const NIEMAND = '01a1fe14-804c-7265-b8b1-9e8ad4b063c9';
const fill = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? NIEMAND).replace('*', 'bestaat-niet');

/** Moves within the app, as a link does: nothing is loaded anew. */
const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ key: to, idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** A practice knows clients and no groep: what links to one leads to them. */
const LEADS_ON: ReadonlySet<string> = new Set(['rtadmin /admins/:adminId/groepen/:groepId']);

/** Each opens some ninety screens: these in every run, the others, who share their doors or meet fewer people, in `npm run test:deep`. */
const EVERY_RUN: readonly Person[] = ['schooladmin', 'leerling'];

for (const person of process.env.E2E_DEEP === '1' ? PERSONS : EVERY_RUN)
  test(`every screen as ${person}: their own opens and refuses nothing, another's says so and asks nothing`, async ({ page }) => {
    const values = await valuesFor(page, person);
    await become(page, person);
    await page.reload();
    await expect(page.locator('h1').first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    const refused: string[] = [];
    page.on('response', (response) => {
      if ([401, 403].includes(response.status())) refused.push(`${response.status()} ${page.url()} ${response.url()}`);
    });
    const isMine = ([, wie]: (typeof SCREENS)[number]): boolean => wie[PERSONS.indexOf(person)] !== '-';
    const stranger = page.getByRole('heading', { level: 1, name: NIET_VOOR_JOU });
    const others = SCREENS.filter((row) => !isMine(row)).map(([pattern]) => fill(pattern, values));
    // What the landing screen has yet to ask ends with it.
    await moveTo(page, others[0] ?? '');
    await expect(stranger).toBeVisible();
    asked.length = 0;
    for (const path of others) {
      await moveTo(page, path);
      await expect(stranger, path).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(asked).toEqual([]);
    for (const [pattern] of SCREENS.filter(isMine)) {
      const path = fill(pattern, values);
      // The studio loads itself anew, because only its own page may use the microphone.
      await (pattern === '/superadmin/opnamestudio' ? page.goto(path) : moveTo(page, path));
      // Our office is asked first why it looks; going on without an answer, to a screen of the same data, leaves a sentence and a button.
      const shown = page
        .locator('h1, [role=dialog] h2, [role=alert]:has-text("Vertel eerst waarom")')
        .filter({ hasNotText: NIET_VOOR_JOU });
      await expect(shown.first(), pattern).toBeVisible();
      expect(refused).toEqual([]);
      const naar = LEADS_ON.has(`${person} ${pattern}`) ? fill('/admins/:adminId/groepen', values) : path;
      await expect.poll(() => new URL(page.url()).pathname, { message: pattern }).toBe(naar);
    }
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });

test('every screen as nobody leads to the login, which says why', async ({ page }) => {
  await page.goto('/app/auth/login');
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
  for (const [pattern] of SCREENS) {
    const path = fill(pattern, {});
    await moveTo(page, path);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wantedRoute')), pattern).toBe(path);
    await expect(page, pattern).toHaveURL(/\/app\/auth\/login$/);
  }
  await expect(page.getByText('Log eerst in om deze pagina te zien.')).toBeVisible();
});

test('a docent who opens the licence stays logged in and goes on; a login from there leads to her groepen', async ({ page }) => {
  const { adminId } = claimsOf(await tokenOf(page, 'docent'));
  await become(page, 'docent');
  await page.goto(`/admins/${adminId}/licentie`);
  await expect(page.getByRole('heading', { level: 1, name: NIET_VOOR_JOU })).toBeVisible();
  await expect(page.getByText('Je bent ingelogd als docent. Deze pagina is er voor schoolbeheerder, RT-praktijk of ouder.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groepen' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/admins/${adminId}/licentie`);
  await page.getByLabel('Gebruikersnaam').fill('docent');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('spelrijk-demo');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`/admins/${adminId}/groepen`);
});
