/** Brings in what a route needs: its script and its style sheets. */
import type { Route } from './match.ts';
import type { RouteModule } from './router.ts';

const sheets = new Map<string, Promise<void>>();

/** Settles when it counts; a sheet that does not come holds nothing up. It stays: others may be laid over it. */
function loadSheet(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) return known;
  const loading = new Promise<void>((resolve) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
  sheets.set(href, loading);
  return loading;
}

/** After a new version was put in place the files of the old one are gone: the page is loaded anew, and nothing goes on here. */
async function loadScript(address: string): Promise<RouteModule> {
  try {
    const module: RouteModule = await import(/* @vite-ignore */ address);
    return module;
  } catch {
    window.location.reload();
    return new Promise(() => {});
  }
}

/** Loads each route once; `modules` is where they are kept. */
export function loader(modules: Record<string, RouteModule>): (route: Route) => Promise<RouteModule> {
  return async ({ id, module, css = [] }) => {
    const [loaded] = await Promise.all([modules[id] ?? loadScript(module), ...css.map(loadSheet)]);
    return (modules[id] = loaded);
  };
}
