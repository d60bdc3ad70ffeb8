import { KLEUREN } from '@spelrijk/ui/tokens';
import nunito400 from '@fontsource/nunito/files/nunito-latin-400-normal.woff2?url';
import nunito700 from '@fontsource/nunito/files/nunito-latin-700-normal.woff2?url';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Loading } from '../shared/page/loading.tsx';
import { NotFound } from '../shared/page/not-found.tsx';
import { Broken } from '../shared/page/broken.tsx';
import { useTexts } from '../shared/texts/use-texts.ts';
import { Providers } from './providers.tsx';
import './fonts.css';
import './app.css';

const preload = (href: string) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const });

export const links = () => [preload(nunito400), preload(nunito700), { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

export const meta = () => [{ title: 'Spelrijk' }];

export function Layout({ children }: { children: ReactNode }) {
  const { t, i18n } = useTexts(algemeenTeksten);
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
        <ScrollRestoration />
        <Scripts />
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
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Broken />;
}
