import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { didactiek } from '@spelrijk/teksten/site/didactiek';
import { useLoaderData } from 'react-router';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import { Leerlijn, type LeerlijnRij } from './parts/leerlijn.tsx';

export const meta = siteMeta(didactiek, '/site/didactiek');

const VOORBEELDEN = 5;

/** Runs while building only: the page carries what it shows, and the language engine stays out of the browser. */
export const loader = (): readonly LeerlijnRij[] =>
  CATEGORIEEN.map(({ id, naam, intro, regel, voorbeelden }) => ({
    id,
    naam,
    intro,
    regel,
    voorbeelden: voorbeelden.slice(0, VOORBEELDEN),
  }));

export default function DidactiekScreen() {
  return <Pagina van={didactiek} slot={<Leerlijn rijen={useLoaderData<typeof loader>()} />} />;
}
