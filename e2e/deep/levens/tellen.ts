/** What each task of a life costs, counted in the page; docs/clicks.md holds the table. `E2E_SCHRIJF=1` writes what was counted into it. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../tools/install.mjs';
import { startCounting, type Telling } from '../../support/klikken.ts';

const BLAD = path.join(root, 'docs/clicks.md');

export class Teller {
  readonly #tellers = new WeakMap<Page, (taak: string) => Promise<Telling>>();
  #regels: string[] = [];

  /** A life that stopped halfway costs the next one nothing. */
  begin(): void {
    this.#regels = [];
  }

  async volg(page: Page): Promise<void> {
    this.#tellers.set(page, await startCounting(page));
  }

  /** What was done on this page since the last time is this task; without a name it is on the way to one. */
  async taak(page: Page, taak?: string): Promise<Telling> {
    const take = this.#tellers.get(page) ?? assert.fail('not counted');
    const telling = await take(taak ?? 'weg');
    if (taak !== undefined) this.#regels.push(`| ${taak} | ${telling.klikken} | ${telling.velden} |`);
    return telling;
  }

  /** The life under this heading costs what the table says. */
  sluit(kop: string): void {
    const regels = this.#regels;
    this.#regels = [];
    const blad = readFileSync(BLAD, 'utf8');
    const [voor = '', na = ''] = blad.split(`### ${kop}\n`);
    const tabel = /(\|[- |]+\|\n)((?:\|.*\|\n)*)/.exec(na) ?? assert.fail(`no table under ${kop}`);
    const [heel, lijn = '', staat = ''] = tabel;
    const geteld = `${regels.join('\n')}\n`;
    if (process.env.E2E_SCHRIJF === '1') writeFileSync(BLAD, `${voor}### ${kop}\n${na.replace(heel, () => lijn + geteld)}`);
    else assert.equal(geteld, staat, `docs/clicks.md, ${kop}`);
  }
}
