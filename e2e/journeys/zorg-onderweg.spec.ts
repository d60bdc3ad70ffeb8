/** What is typed about care while something goes wrong around it: the package goes off, the connection goes, somebody else saves. Nothing typed is lost, and nothing is stored twice. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/proef.ts';
import { become, claimsOf, enter, expectNoSidewaysScroll, type Person, tokenOf } from '../support/people.ts';

// Each puts back what it found; among the last, one after another they kept two browsers waiting.
test.describe.configure({ mode: 'parallel' });

interface School {
  readonly adminId: string;
  readonly api: <T>(pad: string) => Promise<T>;
  readonly put: (pad: string, data: unknown) => Promise<void>;
}

async function schoolOf(page: Page, person: Person = 'schooladmin'): Promise<School> {
  const token = await tokenOf(page, person);
  const { adminId } = claimsOf(token);
  const headers = { authorization: `Bearer ${token}` };
  return {
    adminId,
    api: async <T>(pad: string): Promise<T> => {
      const body: T = await (await page.request.get(`/api/admins/${adminId}/${pad}`, { headers })).json();
      return body;
    },
    put: async (pad, data) => {
      // Other journeys are the same person at the same time: who asks too much at once waits, as everywhere.
      await expect
        .poll(async () => (await page.request.put(`/api/admins/${adminId}/${pad}`, { headers, data })).status(), { message: pad })
        .toBe(200);
    },
  };
}

interface Kind {
  readonly id: string;
  readonly groepId: string;
}

/** Children of the highest groep of the demo without a plan; other journeys make groepen of their own. */
async function freeKinderen({ api }: School): Promise<readonly Kind[]> {
  const { groepen } = await api<{ groepen: readonly { id: string; naam: string }[] }>('groepen');
  const groepId = groepen.find(({ naam }) => naam === 'Groep 8')?.id ?? '';
  const { leerlingen } = await api<{ leerlingen: readonly { id: string; bezet: boolean }[] }>(`groepen/${groepId}/groepsdoelvoorstellen`);
  return leerlingen.filter(({ bezet }) => !bezet).map(({ id }) => ({ id, groepId }));
}

const trajectOf = ({ adminId }: School, { id, groepId }: Kind): string =>
  `/admins/${adminId}/groepen/${groepId}/leerlingen/${id}/zorgtraject`;

/** Another session: that of our office. */
async function setPakketten(page: Page, { adminId }: School, pakketten: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'office')}`, 'x-reden': 'Het pakket gaat even uit' };
  const base = `/api/admins/${adminId}`;
  const { pakketten: was }: { pakketten: readonly string[] } = JSON.parse(
    await (await page.request.get(`${base}/licentie`, { headers })).text(),
  );
  expect((await page.request.put(`${base}/pakketten`, { headers, data: { pakketten, was } })).status()).toBe(200);
}

/** The server does what is asked once, and its answer gets lost on the way. */
async function loseNextAnswer(page: Page, pad: RegExp): Promise<void> {
  await page.route(
    pad,
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
}

const GEEN_VERBINDING = 'Er is geen verbinding met Spelrijk.';

test('check 1: the package goes off while somebody types a plan: told in one sentence, and back when it is on again', async ({ page }) => {
  const school = await schoolOf(page);
  const kind = (await freeKinderen(school))[0];
  if (!kind) throw new Error('a child without a plan');
  await become(page, 'schooladmin');
  const scherm = `${trajectOf(school, kind)}/handelingsplanaanmaken`;
  await page.goto(scherm);
  const waarom = page.getByLabel('Waar maak je je zorgen over?');
  await waarom.fill('Schrijft ei en ij door elkaar.');
  try {
    await setPakketten(page, school, ['testschool']);
    await page.getByRole('button', { name: 'Volgende' }).click();
    await expect(page.getByText(/Het pakket ‘Zorgtraject’ staat nu uit, dus dit is nog niet bewaard/)).toBeVisible();
    await expect(waarom).toHaveValue('Schrijft ei en ij door elkaar.');
    // Off is off: the screen itself is not there any more.
    await page.goto(scherm);
    await expect(waarom).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await setPakketten(page, school, ['zorgtraject', 'testschool']);
  }
  await page.goto(scherm);
  await expect(waarom).toHaveValue('Schrijft ei en ij door elkaar.');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await page.waitForURL(/plan=/);
  await page.getByRole('button', { name: 'Gooi het concept weg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gooi het concept weg' }).click();
  await expect(page.getByText('Er is nog geen handelingsplan')).toBeVisible();
});

test('without a connection, and with an answer that got lost, a plan is kept and stored once', async ({ page, context }) => {
  const school = await schoolOf(page);
  const kind = (await freeKinderen(school))[1];
  if (!kind) throw new Error('a second child without a plan');
  await become(page, 'schooladmin');
  await page.goto(`${trajectOf(school, kind)}/handelingsplanaanmaken`);
  const waarom = page.getByLabel('Waar maak je je zorgen over?');
  await waarom.fill('Eerste zin.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByText(GEEN_VERBINDING)).toBeVisible();
  await expect(waarom).toHaveValue('Eerste zin.');
  await context.setOffline(false);

  await loseNextAnswer(page, /\/handelingsplannen\/[^/]+$/);
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByText(GEEN_VERBINDING)).toBeVisible();
  // What she adds now is hers too: she is not told that somebody else was there.
  await waarom.fill('Eerste zin. Tweede zin.');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await page.waitForURL(/plan=/);
  await expect(page.getByText('Iemand anders heeft dit plan intussen bewaard')).toHaveCount(0);
  const lijst = `leerlingen/${kind.id}/handelingsplannen`;
  const { plannen } = await school.api<{ plannen: readonly { id: string }[] }>(lijst);
  expect(plannen).toHaveLength(1);
  const { keuze } = await school.api<{ keuze: { tekst: { waarom: string } } }>(`${lijst}/${plannen[0]?.id ?? ''}`);
  expect(keuze.tekst.waarom).toBe('Eerste zin. Tweede zin.');
  await page.getByRole('button', { name: 'Gooi het concept weg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gooi het concept weg' }).click();
  await expect(page.getByText('Er is nog geen handelingsplan')).toBeVisible();
});

interface Plan {
  readonly versie: number;
  readonly keuze: { readonly tekst: { readonly waarom: string }; readonly doelen: readonly { readonly categorie: string }[] };
}

/** A plan of the demo that runs and has room for a goal, with a categorie that is none yet. */
async function findPlan(school: School) {
  interface Rij {
    readonly id: string;
    readonly groepId: string;
    readonly plan: { readonly id: string; readonly status: string; readonly doelen: readonly unknown[] } | null;
  }
  const { leerlingen } = await school.api<{ leerlingen: readonly Rij[] }>('zorgleerlingen');
  const kind = leerlingen.find(({ plan }) => plan?.status === 'actief' && plan.doelen.length < 3);
  if (!kind?.plan) throw new Error('a plan that runs');
  const pad = `leerlingen/${kind.id}/handelingsplannen/${kind.plan.id}`;
  const read = () => school.api<Plan>(pad);
  const save = async (keuze: Plan['keuze']): Promise<void> => school.put(pad, { versie: (await read()).versie, keuze, wegReden: '' });
  interface Voorstellen {
    readonly voorstellen: readonly { readonly categorie: string }[];
    readonly categorieen: readonly { readonly id: string; readonly naam: string }[];
  }
  const { voorstellen, categorieen } = await school.api<Voorstellen>(`leerlingen/${kind.id}/doelvoorstellen`);
  const weg = new Set([...voorstellen, ...(await read()).keuze.doelen].map(({ categorie }) => categorie));
  const erbij = categorieen.find(({ id }) => !weg.has(id));
  if (!erbij) throw new Error('a categorie that is no goal');
  return { scherm: `${trajectOf(school, kind)}/handelingsplan/${kind.plan.id}`, read, save, erbij };
}

test(
  'while a new goal waits for its start test everything else is saved; unticked it keeps the focus',
  { tag: '@zelden' },
  async ({ page }) => {
    const school = await schoolOf(page);
    const { scherm, read, save, erbij } = await findPlan(school);
    const { keuze } = await read();
    await become(page, 'schooladmin');
    await page.goto(`${scherm}/edit?doel=${erbij.id}`);
    const doel = page.getByRole('checkbox', { name: erbij.naam, exact: true });
    const waarom = page.getByLabel('Waar maak je je zorgen over?');
    try {
      await expect(doel).toBeChecked();
      await doel.press(' ');
      await expect(doel).not.toBeChecked();
      await expect(doel).toBeFocused();
      await doel.press(' ');
      await expect(doel).toBeChecked();
      await waarom.fill('Er kwam een doel bij.');
      await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
      await page.waitForURL(`**${scherm}`);
      const na = await read();
      expect(na.keuze.tekst.waarom).toBe('Er kwam een doel bij.');
      expect(na.keuze.doelen).toEqual(keuze.doelen);
      await page.goto(`${scherm}/edit`);
      await expect(doel).toBeChecked();
      await page.getByRole('link', { name: 'Annuleer' }).click();
    } finally {
      await save(keuze);
    }
  },
);

test('check 4: a draft that is found again does not go over what somebody else saved since', { tag: '@zelden' }, async ({ page }) => {
  const school = await schoolOf(page);
  const { scherm, read, save } = await findPlan(school);
  const { keuze } = await read();
  await become(page, 'schooladmin');
  await page.goto(`${scherm}/edit`);
  const waarom = page.getByLabel('Waar maak je je zorgen over?');
  await waarom.fill('Van mij, nog niet bewaard.');
  try {
    await save({ ...keuze, tekst: { ...keuze.tekst, waarom: 'Van de ander.' } });
    await page.reload();
    await expect(waarom).toHaveValue('Van mij, nog niet bewaard.');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect(page.getByRole('row', { name: /Van de ander/ }).getByRole('cell')).toHaveText([
      'Van de ander.',
      'Van mij, nog niet bewaard.',
    ]);
    expect((await read()).keuze.tekst.waarom).toBe('Van de ander.');
    await page.getByRole('button', { name: 'Neem de andere versie over' }).click();
    await page.getByRole('link', { name: 'Annuleer' }).click();
  } finally {
    await save(keuze);
  }
});

interface Groepsplan {
  readonly id: string;
  readonly versie: number;
  readonly naam: string;
  readonly keuze: { readonly keren: number };
  readonly leerlingen: readonly { readonly leerlingId: string; readonly planId: string }[];
  readonly sessies: readonly unknown[];
}

/** The groepsplan of the demo, with its address. */
async function findGroepsplan({ api }: School): Promise<{ readonly pad: string; readonly read: () => Promise<Groepsplan> }> {
  const { groepen } = await api<{ groepen: readonly { id: string }[] }>('groepen');
  for (const { id } of groepen) {
    const { groepsplannen } = await api<{ groepsplannen: readonly { id: string; stand: string }[] }>(`groepen/${id}/groepsplannen`);
    const loopt = groepsplannen.find(({ stand }) => stand === 'loopt');
    const pad = `groepen/${id}/groepsplannen/${loopt?.id ?? ''}`;
    if (loopt) return { pad, read: () => api<Groepsplan>(pad) };
  }
  throw new Error('a groepsplan that runs');
}

test('check 4: of a groepsplan what the other one saved stands beside what was filled in here', { tag: '@zelden' }, async ({ page }) => {
  const school = await schoolOf(page);
  const { pad, read } = await findGroepsplan(school);
  const save = async (anders: object): Promise<void> => {
    const { versie, naam, keuze, leerlingen } = await read();
    const leden = leerlingen.map(({ leerlingId, planId }) => ({ leerlingId, planId }));
    await school.put(pad, { versie, naam, keuze, leerlingen: leden, ...anders });
  };
  const { naam, keuze } = await read();
  await become(page, 'docent');
  await page.goto(`/admins/${school.adminId}/${pad}/edit`);
  await page.getByLabel('Naam').fill('Groepje van mij');
  try {
    await save({ naam: 'Groepje van de ander', keuze: { ...keuze, keren: keuze.keren + 1 } });
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    const rij = page.getByRole('row', { name: /Groepje van de ander/ });
    await expect(rij.getByRole('cell')).toHaveText(['Groepje van de ander', 'Groepje van mij']);
    await expect(page.getByRole('row', { name: /Hoe vaak per week/ }).getByRole('cell')).toHaveText([
      String(keuze.keren + 1),
      String(keuze.keren),
    ]);
    await page.getByRole('button', { name: 'Neem de andere versie over' }).click();
    await expect(page.getByLabel('Naam')).toHaveValue('Groepje van de ander');
    await page.getByLabel('Naam').fill('Groepje van ons');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Groepje van ons' })).toBeVisible();
  } finally {
    await save({ naam, keuze });
  }
});

test('a session of a groepje whose answer got lost is noted once', async ({ page }) => {
  const school = await schoolOf(page);
  const { pad, read } = await findGroepsplan(school);
  const voor = (await read()).sessies.length;
  await become(page, 'docent');
  await page.goto(`/admins/${school.adminId}/${pad}`);
  await page.getByRole('button', { name: 'Sessie noteren' }).click();
  const dialoog = page.getByRole('dialog');
  await loseNextAnswer(page, /\/sessies\/[^/]+$/);
  await dialoog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(dialoog.getByText(GEEN_VERBINDING)).toBeVisible();
  await dialoog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(dialoog).toBeHidden();
  expect((await read()).sessies).toHaveLength(voor + 1);
  await page.getByRole('button', { name: 'Haal door' }).first().click();
  await expect(page.getByText('doorgehaald').first()).toBeVisible();
});

const LANG = 'Anne-Fleur Wilhelmina Charlotte Alexandra van Heemskerck-Bax';

test('check 27: a groepsplan with names of sixty letters on two pages of A4 at most', async ({ page }) => {
  const school = await schoolOf(page);
  const { pad, read } = await findGroepsplan(school);
  const { leerlingen: wie } = await read();
  await enter(page, 'schooladmin');
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  // As it would be with the longest names; nothing is changed at the school.
  await page.route(/\/groepsplannen\/[^/]+$/, async (route) => {
    const antwoord = await route.fetch();
    const body: { leerlingen: object[] } = await antwoord.json();
    const leerlingen = body.leerlingen.map((kind) => ({ ...kind, roepnaam: LANG, achternaam: '' }));
    await route.fulfill({ response: antwoord, json: { ...body, naam: LANG, leerlingen } });
  });
  await page.goto(`/admins/${school.adminId}/${pad}/print`);
  await expect(page.locator('th[scope="row"]').filter({ hasText: LANG })).toHaveCount(wie.length);
  await expectNoSidewaysScroll(page);
  const bladzijden = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(bladzijden).toBeGreaterThan(0);
  expect(bladzijden).toBeLessThanOrEqual(2);
});
