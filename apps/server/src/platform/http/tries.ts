/** Typed codes that are tried: counted before anything is looked at, per customer and per address, and given back when the code was no guess. */
import { AppError } from '../app-error.ts';
import type { ActorContext } from './context.ts';
import type { SharedLimiter } from './shared-limiter.ts';

/** Whose tries they are, and the code of the one refusal that is a wrong guess. */
interface Try {
  readonly tries: SharedLimiter;
  readonly wrong: string;
}

export async function countTry<T>(
  { tries, wrong }: Try,
  { actor, adres, now }: Pick<ActorContext, 'actor' | 'adres' | 'now'>,
  fn: () => Promise<T>,
): Promise<T> {
  const genomen: string[] = [];
  const giveBack = async (): Promise<void> => {
    for (const id of genomen) await tries.giveBack(id);
  };
  try {
    for (const id of [`klant ${actor.adminId}`, `adres ${adres}`]) {
      await tries.take(id, now);
      genomen.push(id);
    }
    const uit = await fn();
    await giveBack();
    return uit;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== wrong) await giveBack();
    throw error;
  }
}
