import { ADRES } from '../shared/page/adres.ts';

/** Whoever finds a leak a year after this build looks at a file that says it is stale (RFC 9116). */
const GELDIG_MS = 330 * 86_400_000;

/** For who finds a leak: whom to tell, and until when that holds. Runs while building. */
export const loader = (): Response => {
  const expires = new Date(Date.now() + GELDIG_MS).toISOString();
  return new Response(
    `Contact: ${ADRES}/site/contact\nExpires: ${expires}\nPreferred-Languages: nl, en\nPolicy: ${ADRES}/site/beveiliging\n`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
};
