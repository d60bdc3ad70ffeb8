import { type RouteConfigEntry, index, relative } from '@react-router/dev/routes';

const { layout, route } = relative(import.meta.dirname);

const screen = (pad: string, id: string, map = pad): RouteConfigEntry => route(`site/${pad}`, `./screens/${map}/screen.tsx`, { id });

/** `keuzes` is the file (from the folder `src/app`) of a part of the pupil area: games to try. Only the app sees both. */
export const siteRoutes = (keuzes: string): RouteConfigEntry[] => [
  layout('./layout.tsx', { id: 'site-layout' }, [
    route('site/home', './screens/home/screen.tsx', { id: 'home' }, [index(keuzes, { id: 'keuzes-home' })]),
    route('site/spellen', './screens/spellen/screen.tsx', { id: 'spellen' }, [index(keuzes, { id: 'keuzes-spellen' })]),
    screen('prijzen', 'prijzen'),
    screen('faq', 'faq'),
    screen('aanvraagformulier', 'aanvraagformulier'),
    screen('school-rt-thuis', 'school-rt-thuis'),
    screen('adaptief', 'adaptief'),
    screen('aangepast-oefenen', 'aangepast-oefenen'),
    screen('voortgang-volgen', 'voortgang-volgen'),
    screen('beloningssysteem', 'beloningssysteem'),
    screen('didactiek', 'didactiek'),
    screen('inzetbaarheid', 'inzetbaarheid'),
    screen('web-based', 'web-based'),
    screen('minimumdoelen', 'minimumdoelen'),
    screen('werkzame-componenten', 'werkzame-componenten'),
    screen('watisnodigvoorspellen', 'watisnodigvoorspellen'),
    screen('ervaringen', 'ervaringen'),
    screen('instructievideo', 'instructie', 'instructie'),
    screen('contact', 'contact'),
    screen('training', 'trainingen', 'training'),
    screen('privacy', 'privacy'),
    screen('toegankelijkheid', 'toegankelijkheid'),
    screen('beveiliging', 'beveiliging'),
    screen('licenties', 'licenties'),
    screen('status', 'status'),
  ]),
];
