import Button from '@mui/material/Button';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { useMayOpen } from '../../../../shared/session/use-may-open.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { luisterPath, momentenPath, momentenQuery, volgende, type LeerlingPlek } from '../../voorlezen.ts';
import css from '../../luister/luister.module.css';

interface VerderProps {
  readonly plek: LeerlingPlek;
  readonly naam: string;
  readonly momentId: string | null;
}

/** In a leesmoment: the next text of this child, then the next child. */
function InMoment({ plek, momentId }: { readonly plek: LeerlingPlek; readonly momentId: string }) {
  const { t } = useTexts(voorlezenTeksten);
  const { data, isFetching } = useQuery(momentenQuery(plek));
  const moment = data?.momenten.find(({ id }) => id === momentId);
  // What was just kept has to be in it: else it would offer the same text once more.
  if (!moment || isFetching) return null;
  const dan = volgende(moment, plek.leerlingId);
  if (!dan) return <p>{t('luister.klaarMoment')}</p>;
  const zelfde = dan.leerlingId === plek.leerlingId;
  return (
    <Button component={Link} to={luisterPath({ ...plek, leerlingId: dan.leerlingId }, { tekst: dan.tekst.id, moment: momentId })}>
      {zelfde ? t('luister.volgendeTekst', { titel: dan.tekst.titel }) : t('luister.volgendKind', { naam: dan.roepnaam })}
    </Button>
  );
}

export function Verder({ plek, naam, momentId }: VerderProps) {
  const { t } = useTexts(voorlezenTeksten);
  const { adminId, groepId, leerlingId } = plek;
  const heeftMomenten = useMayOpen()(momentenPath(plek));
  return (
    <div className={css['knoppen']}>
      {momentId !== null && <InMoment plek={plek} momentId={momentId} />}
      {heeftMomenten && (
        <Button component={Link} variant="text" to={momentenPath(plek)}>
          {t('luister.naarMomenten')}
        </Button>
      )}
      <Button
        component={Link}
        variant="text"
        to={href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', { adminId, groepId, leerlingId })}
      >
        {t('luister.naarKind', { naam })}
      </Button>
    </div>
  );
}
