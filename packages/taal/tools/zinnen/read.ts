/** Reads the sentence tables of `src/zinnen/`: a line with its file and number, kind by kind. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ZINSOORTEN } from '@spelrijk/domain/zin';
import type { Zinsoort } from '@spelrijk/domain/zin';
import { readBetekenissen } from '../../src/zinnen/betekenis.ts';
import { readCorrecties } from '../../src/zinnen/correctie.ts';
import type { Redactie } from '../../src/zinnen/create-zin.ts';

export const ZINNENMAP = join(import.meta.dirname, '..', '..', 'src', 'zinnen');

export interface Tabelplek {
  readonly soort: Zinsoort;
  readonly file: string;
  readonly line: number;
  readonly regel: string;
}

/** Every line of every table but the heads and empty lines. */
export const readZintabellen = (): Tabelplek[] =>
  ZINSOORTEN.flatMap((soort) =>
    readFileSync(join(ZINNENMAP, `${soort}.tsv`), 'utf8')
      .split('\n')
      .map((regel, i): Tabelplek => ({ soort, file: `src/zinnen/${soort}.tsv`, line: i + 1, regel }))
      .filter(({ regel, line }) => line > 1 && regel.trim() !== ''),
  );

export const readKop = (soort: Zinsoort): string => readFileSync(join(ZINNENMAP, `${soort}.tsv`), 'utf8').split('\n', 1)[0] ?? '';

const readTabel = (naam: string): string => readFileSync(join(ZINNENMAP, naam), 'utf8');

/** What the homophones mean, and which verbs an editor put right. */
export const readRedactie = (): Redactie => ({
  betekenissen: readBetekenissen(readTabel('homofonen.tsv')),
  correcties: readCorrecties(readTabel('werkwoorden.tsv')),
});
