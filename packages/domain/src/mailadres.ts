import { z } from 'zod';

const MAX = 254;
/** Local part of RFC 5321 without quotes; a domain of ASCII labels with at least one dot. */
const ADRES =
  /^[A-Za-z0-9._%+'&=~-]{1,64}@(?=.{4,190}$)[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** One mail address: no list, no display name, no line break, no look-alike script in the domain. */
export const MailAdres = z.string().max(MAX).regex(ADRES);

export const isMailAdres = (text: string): boolean => MailAdres.safeParse(text).success;

/** Equal for two spellings of one mailbox as people type them: capitals do not matter. */
export const foldAdres = (adres: string): string => adres.toLowerCase();
