import Button from '@mui/material/Button';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { ScreenHead } from '../../../shared/screen/screen-head.tsx';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { Unready } from '../parts/unready.tsx';
import { Formulier } from './parts/formulier.tsx';
import { bladQuery, type InstellingAdres, type Instellingblad } from './queries.ts';

/** Settings of one groep or leerling, whichever path led here. */
export function Blad({ adres }: { readonly adres: InstellingAdres }) {
  const { data, error, refetch } = useQuery(bladQuery(adres));
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Kop adres={adres} blad={data} />
      <Formulier key={adres.oefeninstellingId} adres={adres} blad={data} />
    </>
  );
}

function Kop({ adres: { adminId, groepId }, blad }: { readonly adres: InstellingAdres; readonly blad: Instellingblad }) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { moment } = useDates();
  const { houder, groep } = blad;
  const { soort, naam, gewijzigd } = houder;
  const wie = gewijzigd?.door || t('bewaar.iemand').toLowerCase();
  const laatst = gewijzigd ? ` ${t('instelling.gewijzigd', { dag: moment(gewijzigd.op), naam: wie })}` : '';
  const naarGroep = href('/admins/:adminId/groepen/:groepId/oefeninstellingen/:oefeninstellingId', {
    adminId,
    groepId,
    oefeninstellingId: groep.id,
  });
  return (
    <ScreenHead
      title={t(`instelling.${soort}`, { naam })}
      text={`${t(`instelling.${soort}Tekst`)}${laatst}`}
      action={
        soort === 'leerling' && (
          <Button variant="outlined" component={Link} to={naarGroep}>
            {t('instelling.naarGroep')}
          </Button>
        )
      }
    />
  );
}
