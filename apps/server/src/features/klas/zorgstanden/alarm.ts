/**
 * What asks for a look while a plan runs. Never a verdict about the child: the approach may not fit, or the weeks were too full.
 * Own values: half of what was promised, two weeks on end; an aim of 65-95% right; 15% without reading. Pure.
 */
import type { Alarm, Planweek } from '@spelrijk/contract/handelingsplannen';
import type { Beeld } from '@spelrijk/oefenen/beeld';
import { daysBetween } from '../../../platform/clock.ts';
import { MINSTE_EERSTE, type EersteKeer } from '../../oefenen/toetsen/index.ts';
import { schoolweken, weekNr } from './weken.ts';
import type { Pogingen } from './store.ts';

/** Answers that are looked at. */
export const ALARM_POGINGEN = 60;

const STIL_DEEL = 0.5;
const STIL_WEKEN = 2;
const MOEILIJK = 0.65;
const MAKKELIJK = 0.95;
const GOKT = 0.15;
const BIJNA_KLAAR_DAGEN = 7;
/** Before the fourth week nothing is said about an approach, nor when a quarter of it was not held. */
const WERKT_VANAF_WEEK = 4;
const GEHOUDEN_DEEL = 0.75;
const GROEIT = 0.5;

export interface Alarminvoer {
  readonly vandaag: string;
  readonly van: string;
  readonly tot: string;
  readonly weken: readonly Planweek[];
  readonly pogingen: Pogingen;
  /** Words of the goals written for the first time since the start. */
  readonly eersteKeer: EersteKeer;
  /** How it stands with each goal. */
  readonly beelden: readonly Beeld[];
  /** Is the final test set ready, or made? */
  readonly eindtoets: boolean;
}

function isStil(weken: readonly Planweek[], vandaag: string): Alarm | null {
  // A day or two beside a holiday is no week: nobody is told that a plan does not run for the Friday before Christmas.
  const vol = Math.max(0, ...weken.map(({ beloofd }) => beloofd));
  const laatste = schoolweken(weken, vandaag)
    .filter(({ beloofd }) => beloofd >= STIL_DEEL * vol)
    .slice(-STIL_WEKEN);
  if (laatste.length < STIL_WEKEN || laatste.some((week) => week.school + week.leek >= STIL_DEEL * week.beloofd)) return null;
  const som = (minutenVan: (week: Planweek) => number): number => laatste.reduce((totaal, week) => totaal + minutenVan(week), 0);
  return { code: 'loopt-niet', deel: som(({ school, leek }) => school + leek), van: som(({ beloofd }) => beloofd) };
}

function pastNiet({ antwoorden, goed, gokjes }: Pogingen): Alarm[] {
  if (antwoorden < ALARM_POGINGEN) return [];
  const alarmen: Alarm[] = [];
  if (goed < MOEILIJK * antwoorden) alarmen.push({ code: 'te-moeilijk', deel: goed, van: antwoorden });
  if (goed > MAKKELIJK * antwoorden) alarmen.push({ code: 'te-makkelijk', deel: goed, van: antwoorden });
  if (gokjes > GOKT * antwoorden) alarmen.push({ code: 'leest-niet', deel: gokjes, van: antwoorden });
  return alarmen;
}

/** Held as promised, and yet new words go no better than at the start: the approach may not fit. */
function werktNogNiet({ van, vandaag, weken, eersteKeer: { aantal, goed, kansOp } }: Alarminvoer): Alarm[] {
  const over = schoolweken(weken, vandaag);
  const beloofd = over.reduce((som, week) => som + week.beloofd, 0);
  const gehouden = over.reduce((som, { school, leek }) => som + school + leek, 0);
  if (weekNr(van, vandaag) < WERKT_VANAF_WEEK || beloofd === 0 || gehouden < GEHOUDEN_DEEL * beloofd) return [];
  return aantal >= MINSTE_EERSTE && kansOp !== null && kansOp < GROEIT ? [{ code: 'werkt-nog-niet', deel: goed, van: aantal }] : [];
}

export function alarmenVan(invoer: Alarminvoer): Alarm[] {
  const { vandaag, tot, weken, pogingen, beelden, eindtoets } = invoer;
  const stil = isStil(weken, vandaag);
  const bereikt = beelden.filter((beeld) => beeld === 'beheerst').length;
  const isKlaar = daysBetween(vandaag, tot) <= BIJNA_KLAAR_DAGEN || (beelden.length > 0 && bereikt === beelden.length);
  const klaar = isKlaar && !eindtoets ? [{ code: 'klaar' as const, deel: bereikt, van: beelden.length }] : [];
  // With its weeks over, or its final test set ready, there is nothing to catch up with or to adjust.
  if (vandaag > tot || eindtoets) return klaar;
  return [...klaar, ...(stil ? [stil] : []), ...pastNiet(pogingen), ...werktNogNiet(invoer)];
}
