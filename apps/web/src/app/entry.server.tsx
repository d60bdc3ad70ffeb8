import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { i18next } from '../shared/texts/i18n.ts';

/** Asked for by the build only: the same page in the words of Flanders. */
const REGION_HEADER = 'x-regio';

/** Runs while building: no page is drawn on a server. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  await i18next.changeLanguage(request.headers.get(REGION_HEADER) === 'be' ? 'nl-BE' : 'nl');
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
