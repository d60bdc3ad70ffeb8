import { minimumdoelen } from '@spelrijk/teksten/site/minimumdoelen';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { useLoaderData } from 'react-router';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import { Overzicht } from './parts/overzicht.tsx';

export const meta = siteMeta(minimumdoelen, '/site/minimumdoelen');

/** Runs while building: the language engine stays out of the browser. The years are those of Flanders, whoever reads it. */
export const loader = () => ({ rijen: CATEGORIEEN.map(({ naam, blok, intro }) => ({ naam, blok, halfjaar: intro.be })) });

export default function MinimumdoelenScreen() {
  const { rijen } = useLoaderData<typeof loader>();
  return <Pagina van={minimumdoelen} slot={<Overzicht rijen={rijen} />} />;
}
