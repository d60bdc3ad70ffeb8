/**
 * What somebody typed and did not save yet, on this device: it outlives a lost connection, a reload and an expired session. Per
 * person, so that who logs in next on this device never sees it, and for a week: names of children do not stay for ever.
 */
import { CONCEPT, localStore } from '../session/storage.ts';

const WEEK_MS = 7 * 86_400_000;

const keyOf = (userId: string, naam: string): string => `${CONCEPT}${naam}:${userId}`;

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isBewaard = (value: unknown): value is { readonly op: number; readonly inhoud: unknown } =>
  typeof value === 'object' && value !== null && 'op' in value && typeof value.op === 'number' && 'inhoud' in value;

const isVers = (value: unknown, now: number): value is { readonly op: number; readonly inhoud: unknown } =>
  isBewaard(value) && value.op >= now - WEEK_MS;

/** What is older than a week goes off this device, of whoever typed it: she may never log in here again. */
export function sweepConcepten(now: number): void {
  for (const key of localStore.keys()) if (key.startsWith(CONCEPT) && !isVers(parse(localStore.get(key)), now)) localStore.remove(key);
}

/** Undefined when there is none, when it is too old, or no longer what this screen keeps; and gone when it got saved after all: `nu` is what is there now. */
export function loadConcept<T>(userId: string, naam: string, now: number, isHeel: (value: unknown) => value is T, nu?: T): T | undefined {
  const bewaard = parse(localStore.get(keyOf(userId, naam)));
  if (!isVers(bewaard, now) || !isHeel(bewaard.inhoud)) return undefined;
  if (JSON.stringify(bewaard.inhoud) !== JSON.stringify(nu)) return bewaard.inhoud;
  forgetConcept(userId, naam);
  return undefined;
}

/** A full store keeps nobody from going on. */
export function storeConcept(userId: string, naam: string, now: number, inhoud: unknown): void {
  try {
    localStore.set(keyOf(userId, naam), JSON.stringify({ op: now, inhoud }));
  } catch {
    localStore.remove(keyOf(userId, naam));
  }
}

export const forgetConcept = (userId: string, naam: string): void => localStore.remove(keyOf(userId, naam));

/** What a field of text keeps. */
export const isTekst = (value: unknown): value is string => typeof value === 'string';

/** What a draft says of itself: what stands in it, and which version of the stored thing it was begun on. */
export interface Grond<T> {
  readonly inhoud: T;
  readonly versie: number;
}

/** A kept draft that knows its version; one of before that is no draft any more. */
export const isGrond =
  <T>(isHeel: (value: unknown) => value is T) =>
  (value: unknown): value is Grond<T> =>
    typeof value === 'object' &&
    value !== null &&
    'versie' in value &&
    Number.isInteger(value.versie) &&
    'inhoud' in value &&
    isHeel(value.inhoud);

/** Of what others may set too and what has no version: what was read when the first of it was typed, and only what was typed. */
export interface Wijziging<T> {
  readonly was: T;
  readonly eigen: Partial<T>;
}

/** A kept change of what has the fields of `nu`. */
export const isWijziging =
  <T extends object>(nu: T) =>
  (value: unknown): value is Wijziging<T> => {
    const past = (deel: unknown): boolean =>
      typeof deel === 'object' &&
      deel !== null &&
      Object.entries(deel).every(([veld, waarde]) => typeof waarde === typeof Reflect.get(nu, veld) && veld in nu);
    if (typeof value !== 'object' || value === null || !('was' in value) || !('eigen' in value)) return false;
    const { was, eigen } = value;
    return past(was) && past(eigen) && Object.keys(nu).every((veld) => veld in Object(was));
  };

/** What was typed since `verstuurd` was sent: that has not been saved. */
export function typedSince<T extends object>(eigen: Partial<T>, verstuurd: Partial<T>): Partial<T> {
  const rest = { ...eigen };
  for (const veld of Object.keys(rest)) if (Reflect.get(rest, veld) === Reflect.get(verstuurd, veld)) Reflect.deleteProperty(rest, veld);
  return rest;
}

/** With `deel` typed; a field that is as it is now counts as not typed. */
export function metDeel<T extends object>({ was, eigen }: Wijziging<T>, nu: T, deel: Partial<T>): Wijziging<T> {
  const heel = { ...eigen, ...deel };
  for (const veld of Object.keys(heel)) if (Reflect.get(heel, veld) === Reflect.get(nu, veld)) Reflect.deleteProperty(heel, veld);
  return { was: Object.keys(eigen).length === 0 ? nu : was, eigen: heel };
}
