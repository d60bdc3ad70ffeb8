import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { demoSession } from '../tools/demo-session.ts';
const url = process.env.URL ?? 'http://localhost:4310';
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
const only = process.argv.slice(2);
const jobs: [string, string, (s: any, j: any) => string][] = [
  ['schooladmin', 'docenten', (s) => `/admins/${s.adminId}/docenten`],
  ['schooladmin', 'accountgegevens', (s) => `/admins/${s.adminId}/accountgegevens`],
  ['schooladmin', 'licentie', (s) => `/admins/${s.adminId}/licentie`],
  ['schooladmin', 'logboek', (s) => `/admins/${s.adminId}/logboek`],
  ['docent', 'docenten-docent', (s) => `/admins/${s.adminId}/docenten`],
  ['thuisadmin', 'kinderen', (s) => `/admins/${s.adminId}/groepen`],
  ['rtadmin', 'rt', (s) => `/admins/${s.adminId}/groepen`],
  ['superadmin', 'admins', () => `/superadmin/admins`],
  ['superadmin', 'admin', (_s, j) => `/superadmin/admins/${j.id}`],
  ['superadmin', 'o-licentie', (_s, j) => `/superadmin/admins/${j.id}/licentie`],
  ['superadmin', 'aanmaken', () => `/superadmin/aanmaken`],
  ['superadmin', 'medewerkers', () => `/superadmin/medewerkers`],
  ['superadmin', 'mails', () => `/superadmin/mails`],
  ['superadmin', 'o-logboek', () => `/superadmin/logboek`],
];
const sup = await demoSession(url, 'superadmin');
const list: any = await (await fetch(`${url}/api/office/admins`, { headers: { authorization: `Bearer ${sup.token}` } })).json();
const one = list.admins.find((a: any) => a.soort === 'school');
// an invitation to look at
const sch = await demoSession(url, 'schooladmin');
const id = crypto.randomUUID();
await fetch(`${url}/api/admins/${sch.adminId}/docenten`, {
  method: 'POST',
  headers: { authorization: `Bearer ${sch.token}`, 'content-type': 'application/json' },
  body: JSON.stringify({
    id,
    roepnaam: 'Annemieke-Charlotte',
    achternaam: 'van Heemskerck-Bakker',
    email: `a${Date.now()}@school.test`,
    groepIds: [],
  }),
});
const mails: any = await (await fetch(`${url}/api/office/mails`, { headers: { authorization: `Bearer ${sup.token}` } })).json();
const mail: any = await (
  await fetch(`${url}/api/office/mails/${mails.mails[0].id}`, { headers: { authorization: `Bearer ${sup.token}` } })
).json();
const link = /#(\S+)/.exec(mail.tekst)?.[1];
const sizes = [
  [1280, 800],
  [390, 844],
] as const;
for (const [w, h] of sizes) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, locale: 'nl-NL' });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => {
    if (m.type() === 'error') console.log('CONSOLE', m.text().slice(0, 200));
  });
  const sessions = new Map<string, any>();
  for (const [role, name, to] of jobs) {
    if (only.length && !only.includes(name)) continue;
    if (!sessions.has(role)) sessions.set(role, await demoSession(url, role));
    const s = sessions.get(role);
    await page.goto(`${url}/site/home`);
    await page.evaluate((st) => {
      for (const [k, v] of Object.entries(st)) localStorage.setItem(k, v as string);
    }, s.storage);
    await page.goto(url + to(s, one));
    await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => console.log('busy', name));
    await page.waitForTimeout(400);
    const ex = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    console.log(name, w, ex > 0 ? `SIDEWAYS ${ex}` : 'ok');
    await page.screenshot({ path: `/tmp/acc/shots/${name}-${w}.png`, fullPage: true });
  }
  if (!only.length || only.includes('uitnodiging')) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${url}/app/auth/uitnodiging#${link}`);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/acc/shots/uitnodiging-${w}.png`, fullPage: true });
  }
  await ctx.close();
}
await browser.close();
