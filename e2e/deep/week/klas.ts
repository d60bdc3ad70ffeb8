/** Children of a groep who practise day by day, each with rules that it keeps breaking, through the same calls as their screens. */
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Proefserver } from '../../../apps/server/test/proefserver.ts';
import { testId } from '../../../apps/server/test/wereld.ts';

export interface Kaart {
  readonly roepnaam: string;
  readonly gebruikersnaam: string;
  /** Two words. */
  readonly woorden: string;
}

/** How children write what they do not know yet: the letters of another rule. The first that fits a word is what goes wrong in it. */
const VERWARRING: readonly (readonly [mis: RegExp, door: string])[] = [
  [/ij/u, 'ei'],
  [/ei/u, 'ij'],
  [/auw?/u, 'ou'],
  [/ouw?/u, 'au'],
  [/ch/u, 'g'],
  [/([bdfgklmnprst])\1/u, '$1'],
  [/d$/u, 't'],
  [/^v/u, 'f'],
  [/^z/u, 's'],
];

function misspel(woord: string): string {
  const [mis, door] = VERWARRING.find(([patroon]) => patroon.test(woord)) ?? [/$/u, ''];
  return woord.replace(mis, door);
}

const Login = z.object({ token: z.string() });
const Dag = z.object({ taken: z.array(z.object({ id: z.string(), status: z.string() })) });
const Opgaven = z.array(z.object({ id: z.string(), antwoord: z.string() }));

export class Klas {
  readonly #server: Proefserver;
  #teller = 0;

  constructor(server: Proefserver) {
    this.#server = server;
  }

  async login(gebruikersnaam: string, wachtwoord: string): Promise<string> {
    const { body, text } = await this.#server.request({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam, wachtwoord } });
    return Login.safeParse(body).data?.token ?? assert.fail(text);
  }

  /** All taken of this day, until nothing is left; `stumbles` says whether a word that can go wrong does. How many words it wrote. */
  async practise(kaart: Kaart, stumbles: (nr: number) => boolean): Promise<number> {
    const token = await this.login(kaart.gebruikersnaam, kaart.woorden);
    const id = z.object({ _id: z.string() }).parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))._id;
    const { body } = await this.#server.post(`/api/leerlingen/${id}/dagtaken`, undefined, token);
    let geschreven = 0;
    for (const { id: taakId, status } of Dag.parse(body).taken)
      if (status !== 'af') geschreven += await this.#make(id, taakId, token, () => stumbles(this.#teller));
    return geschreven;
  }

  async #make(leerlingId: string, taakId: string, token: string, stumbles: () => boolean): Promise<number> {
    const { clock, database } = this.#server;
    const taak = await database.own
      .selectFrom('taak')
      .select(['opgaven', 'toets_id', 'game', 'games'])
      .where('id', '=', taakId)
      .executeTakeFirstOrThrow();
    const opgaven = Opgaven.parse(taak.opgaven);
    const antwoorden = opgaven.map(({ id, antwoord }) => {
      clock.advance(7000);
      const gegeven = stumbles() ? misspel(antwoord) : antwoord;
      const op = new Date(clock.now()).toISOString();
      return { id: testId(`week ${this.#teller++}`), taakId, opgaveId: id, poging: 1, gegeven, rtMs: 6000, op, hints: 0 };
    });
    const game = taak.toets_id === null ? (taak.games[0] ?? taak.game) : taak.game;
    const gedaan = await this.#server.post(`/api/leerlingen/${leerlingId}/antwoorden`, { game, antwoorden }, token);
    assert.equal(gedaan.status, 200, gedaan.text);
    await this.#server.post(`/api/leerlingen/${leerlingId}/taken/${taakId}/afronden`, undefined, token);
    return opgaven.length;
  }
}
