import { SITE_PATHS } from '../areas/site/nav.ts';
import { ADRES } from '../shared/page/adres.ts';

/** For search engines: every page of the site. */
export const loader = (): Response => {
  const urls = SITE_PATHS.map((address) => `<url><loc>${ADRES}${address}</loc></url>`).join('\n');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
};
