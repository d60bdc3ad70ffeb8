import { didactiek } from '@spelrijk/teksten/site/didactiek';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { useLoaderData } from 'react-router';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import { Leerlijn } from './parts/leerlijn.tsx';

export const meta = siteMeta(didactiek, '/site/didactiek');

/** Runs while building: the language engine stays out of the browser. */
export const loader = () => ({
  rijen: CATEGORIEEN.map(({ id, naam, intro, regel, voorbeelden }) => ({ id, naam, intro, regel, voorbeelden: voorbeelden.slice(0, 5) })),
});

export default function DidactiekScreen() {
  const { rijen } = useLoaderData<typeof loader>();
  return <Pagina van={didactiek} slot={<Leerlijn rijen={rijen} />} />;
}
