/** The weekly mail to a parent. Ending it needs the link of the mail, and no login. */
import { z } from 'zod';
import { define } from '../define.ts';

const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const weekmailRoutes = define({
  endWeekmail: {
    method: 'POST',
    path: '/api/weekmail/afmelden/{token}',
    summary: 'Geen weekmail meer; ook voor mailprogramma’s die met één klik afmelden (RFC 8058). Nog een keer mag',
    access: { wie: 'iedereen', limiet: true, geheim: true },
    params: z.object({ token: Token }),
    eenKlik: true,
    response: z.null(),
    status: 204,
  },
  resumeWeekmail: {
    method: 'POST',
    path: '/api/weekmail/aanmelden',
    summary: 'Toch weer een weekmail, met de link uit de mail',
    access: { wie: 'iedereen', limiet: true, geheim: true },
    body: z.strictObject({ token: Token }),
    response: z.null(),
    status: 204,
  },
});
