/** Children who play without end against a running server, as their browsers do: what was not confirmed is sent again, and everything is sent twice. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { takenRoutes } from '@spelrijk/contract/taken';
import type { Database } from '../src/platform/db/database.ts';
import { WACHTWOORD, type Kind } from './wereld.ts';

export interface Spelers {
  /** Ids of answers of which the server said that it has them. */
  readonly bevestigd: ReadonlySet<string>;
  /** How often each status came; 0: no answer. */
  readonly statussen: ReadonlyMap<number, number>;
  /** Taken of which the coins were paid. */
  readonly betaald: ReadonlySet<string>;
  /** Throws what one of them met that no browser gets over. */
  readonly stop: () => Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** What was asked is there no more: of a place on the map every word was practised for now. */
class OpError extends Error {
  override readonly name = 'OpError';
}

const passOp = (fout: unknown): undefined => {
  if (!(fout instanceof OpError)) throw fout;
};

/** Where the child may go. */
const listPlekken = (kaart: unknown): readonly string[] => {
  if (kaart === undefined) return [];
  const { regios } = landkaartRoutes.readLandkaart.response.parse(kaart);
  return regios.flatMap(({ plekken }) => plekken).flatMap(({ status, somvensterId }) => (status === 'mist' ? [] : [somvensterId]));
};

const isGoed = ({ status }: Reply): boolean => status > 0 && status < 300;

const refusalOf = (wat: string, { status, body }: Reply): Error =>
  Reflect.get(Object(body), 'code') === 'taken/geen-woorden' ? new OpError() : new Error(`${wat}: ${status} ${JSON.stringify(body)}`);

/** Worth another try: no answer, gone for now, too much at once. */
const LATER = new Set([0, 429, 502, 503]);

/** `urlOf`: where the server is at this moment. */
export function startSpelers(kinderen: readonly Kind[], urlOf: () => string): Spelers {
  const [bevestigd, betaald, statussen] = [new Set<string>(), new Set<string>(), new Map<number, number>()];
  const klaar = new AbortController();
  const ask = async (method: string, pad: string, token?: string, body?: unknown): Promise<Reply> => {
    const reply = await fetch(`${urlOf()}${pad}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
      .then(async (antwoord) => ({ status: antwoord.status, body: z.unknown().parse(JSON.parse((await antwoord.text()) || 'null')) }))
      .catch(() => ({ status: 0, body: null }));
    statussen.set(reply.status, (statussen.get(reply.status) ?? 0) + 1);
    return reply;
  };
  /** Until it is confirmed, or until it is over. */
  const insist = async (method: string, pad: string, token?: string, body?: unknown, gehoord?: () => void): Promise<unknown> => {
    while (!klaar.signal.aborted) {
      // Who heard nothing of the first sends a second one, also when the first did arrive. The first good answer counts, at the moment it comes: the other may
      // have waited for what this one promised too early.
      const een = async (): Promise<Reply> => {
        const reply = await ask(method, pad, token, body);
        if (isGoed(reply)) gehoord?.();
        return reply;
      };
      const replies = await Promise.all([een(), een()]);
      const goed = replies.find(isGoed);
      if (goed) return goed.body;
      const anders = replies.find(({ status }) => !LATER.has(status));
      if (anders) throw refusalOf(`${method} ${pad}`, anders);
      await sleep(50);
    }
    return undefined;
  };
  const speel = async (basis: string, token: string, taakId: string): Promise<void> => {
    const gelezen = await insist('GET', `${basis}/taken/${taakId}`, token);
    if (gelezen === undefined) return;
    const { taak } = takenRoutes.readTaak.response.parse(gelezen);
    for (const opgave of taak.opgaven) {
      const antwoord = { id: randomUUID(), taakId, opgaveId: opgave.id, poging: 1, gegeven: opgave.antwoord, rtMs: 900, hints: 0 };
      const antwoorden = [{ ...antwoord, op: new Date().toISOString() }];
      const hoor = (): void => void bevestigd.add(antwoord.id);
      if ((await insist('POST', `${basis}/antwoorden`, token, { game: taak.game, antwoorden }, hoor)) === undefined) return;
    }
    await insist('POST', `${basis}/taken/${taakId}/afronden`, token, undefined, () => void betaald.add(taakId));
  };
  const kind = async ({ id, gebruikersnaam }: Kind): Promise<void> => {
    const basis = `/api/leerlingen/${id}`;
    const login = await insist('POST', '/api/auth', undefined, { gebruikersnaam, wachtwoord: WACHTWOORD });
    if (login === undefined) return;
    const { token } = z.object({ token: z.string() }).parse(login);
    const dag = await insist('POST', `${basis}/dagtaken`, token);
    if (dag === undefined) return;
    const { taken } = dagtakenRoutes.planDag.response.parse(dag);
    const [eerste] = taken;
    if (!eerste) throw new Error(`${gebruikersnaam} has no plan`);
    for (const taak of taken) await speel(basis, token, taak.id);
    const plekken = listPlekken(await insist('GET', `${basis}/landkaart`, token));
    // A day is over some time; what a child chooses for itself hardly ever is.
    for (let i = 0; !klaar.signal.aborted; i++) {
      const taakId = randomUUID();
      const somvensterId = plekken[i % plekken.length] ?? eerste.somvensterId;
      const eigen = await insist('POST', `${basis}/taken`, token, { id: taakId, somvensterId }).catch(passOp);
      if (eigen !== undefined) await speel(basis, token, taakId);
      else await sleep(50);
    }
  };
  const spel = Promise.all(kinderen.map(kind));
  // Told at the end; nobody hears it before.
  spel.catch(() => undefined);
  return {
    bevestigd,
    betaald,
    statussen,
    stop: async () => {
      klaar.abort();
      await spel;
    },
  };
}

export interface Bewaard {
  /** Of every answer that is stored, in any order. */
  readonly antwoorden: readonly string[];
  /** Taken that are done. */
  readonly af: readonly string[];
  /** What they earned by them, and what stands on their name. */
  readonly verdiend: number;
  readonly munten: number;
}

/** What of their play is in the database. */
export async function readBewaard({ own }: Database, kinderen: readonly Kind[]): Promise<Bewaard> {
  const ids = kinderen.map(({ id }) => id);
  const antwoorden = await own.selectFrom('antwoord').select('id').where('leerling_id', 'in', ids).execute();
  const af = await own.selectFrom('taak').select(['id', 'munten']).where('leerling_id', 'in', ids).where('status', '=', 'af').execute();
  const saldi = await own.selectFrom('leerling').select('munten').where('id', 'in', ids).execute();
  const sum = (rijen: readonly { readonly munten: number }[]): number => rijen.reduce((som, { munten }) => som + munten, 0);
  return { antwoorden: antwoorden.map(({ id }) => id), af: af.map(({ id }) => id), verdiend: sum(af), munten: sum(saldi) };
}
