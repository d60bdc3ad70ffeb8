/** Mails that a webinar sends by itself: before it, after it, and who moves up when a place comes free. */
import * as store from './store.ts';
import { mailAllen, type WebinarDeps } from './plaatsen.ts';

const DAG_MS = 86_400_000;

/** Before the beginning; a day ahead, at any hour. */
const HERINNERING_MS = DAG_MS;

/** Reminders, thanks, and forgetting who came: so many days after it nobody needs the names any more. */
export async function sweepWebinars({ database, adressen }: WebinarDeps, bewaardagen: number, now: number): Promise<void> {
  await database.transact(async (db) => {
    for (const { id } of await store.listTeHerinneren(db, now, now + HERINNERING_MS)) {
      const webinar = await store.lockWebinar(db, id);
      if (!webinar) continue;
      await mailAllen(db, adressen, webinar, 'webinarHerinnering', now);
      await store.setMoment(db, id, 'herinnerd_op', now);
    }
    for (const { id } of await store.listTeBedanken(db, now)) {
      const webinar = await store.lockWebinar(db, id);
      if (!webinar) continue;
      await mailAllen(db, adressen, webinar, 'webinarDank', now);
      await store.setMoment(db, id, 'nagemaild_op', now);
    }
    await store.eraseAanmeldingen(db, now - bewaardagen * DAG_MS);
  });
}
