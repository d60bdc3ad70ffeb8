import { KLEUREN } from '@spelrijk/ui/tokens';
import nunito400 from '@fontsource/nunito/files/nunito-latin-400-normal.woff2?url';
import nunito700 from '@fontsource/nunito/files/nunito-latin-700-normal.woff2?url';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import type { ReactNode } from 'react';
import { type ErrorResponse, isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { Loading } from '../shared/page/loading.tsx';
import { NotForYou } from '../shared/page/not-for-you.tsx';
import { NotFound } from '../shared/page/not-found.tsx';
import { NIET_VOOR_JOU } from '../shared/session/guard.ts';
import { stillPageOf } from '../shared/page/still.ts';
import { Broken } from '../shared/page/broken.tsx';
import { pageTitle } from '../shared/texts/title.ts';
import { useTexts } from '../shared/texts/use-texts.ts';
import { Providers } from './providers.tsx';
import './fonts.css';
import './app.css';

// What zod's `z.config({ jitless: true })` sets, before any schema is made and without loading zod here: it tries whether code may be made from
// text, which our content security policy refuses and the browser writes on the console of everybody.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const isMissing = (error: unknown): error is ErrorResponse => isRouteErrorResponse(error) && error.status === 404;

const preload = (href: string) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const });

export const links = () => [preload(nunito400), preload(nunito700), { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

/** What stands in place of a screen has a title of its own: a screen reader says it first. While a page is built there is no error either, and then it is null. */
export const meta = ({ error }: { readonly error?: unknown }) => {
  if (error === undefined || error === null) return [{ title: 'Spelrijk' }];
  if (!isMissing(error)) return pageTitle(algemeenTeksten, 'stuk.titel');
  return pageTitle(algemeenTeksten, error.data === NIET_VOOR_JOU ? 'nietVoorJou.titel' : 'nietGevonden.titel');
};

export function Layout({ children }: { children: ReactNode }) {
  const { t, i18n } = useTexts(algemeenTeksten);
  const still = stillPageOf(useMatches());
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={KLEUREN.zee} />
        <Meta />
        <Links />
      </head>
      <body>
        <noscript>{t('geenScript')}</noscript>
        {children}
        {still ? (
          <script type="module" src={still.script} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export const HydrateFallback = () => <Loading />;

export default function App() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (!isMissing(error)) return <Broken />;
  return error.data === NIET_VOOR_JOU ? <NotForYou /> : <NotFound />;
}
