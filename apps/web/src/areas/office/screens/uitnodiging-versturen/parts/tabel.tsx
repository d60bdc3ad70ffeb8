import Button from '@mui/material/Button';
import type { KlantUitnodiging } from '@spelrijk/contract/uitnodigingen';
import { uitnodigingenTeksten } from '@spelrijk/teksten/uitnodigingen';
import { href, Link } from 'react-router';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import css from '../../../../../shared/list/list.module.css';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import own from '../uitnodigingen.module.css';

/** What somebody who looks after it wants to know next to the word. */
function useBij(): (uitnodiging: KlantUitnodiging) => string {
  const { t } = useTexts(uitnodigingenTeksten);
  const dates = useDates();
  return ({ stand, reden, verlooptOp, geopendOp }) => {
    if (stand === 'geopend') return geopendOp === null ? '' : t('geopendOp', { datum: dates.day(geopendOp) });
    if (stand === 'verlopen') return t('verlopenOp', { datum: dates.day(verlooptOp) });
    return stand === 'mislukt' ? reden : t('geldigTot', { datum: dates.day(verlooptOp) });
  };
}

interface RijProps {
  readonly uitnodiging: KlantUitnodiging;
  readonly bezig: boolean;
  readonly onResend: () => void;
}

function Rij({ uitnodiging, bezig, onResend }: RijProps) {
  const { t } = useTexts(uitnodigingenTeksten);
  const dates = useDates();
  const bij = useBij();
  const { adminId, adminNaam, naam, email, stand, keren, verstuurdOp } = uitnodiging;
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        <div className={own['lang']}>
          {naam}
          <p className={own['klein']}>{email}</p>
        </div>
      </TableCell>
      <TableCell>
        <span className={own['stand']} data-stand={stand}>
          {t(`stand.${stand}`)}
        </span>
        <p className={own['klein']}>{bij(uitnodiging)}</p>
      </TableCell>
      <TableCell>
        <div className={own['lang']}>
          <Link className={css['link'] ?? ''} to={href('/superadmin/admins/:adminId', { adminId })}>
            {adminNaam}
          </Link>
        </div>
      </TableCell>
      <TableCell>
        {dates.day(verstuurdOp)}
        {keren > 1 && <p className={own['klein']}>{t('keren', { count: keren })}</p>}
      </TableCell>
      <TableCell align="right">
        {stand !== 'geopend' && (
          <Button size="small" variant="text" disabled={bezig} aria-label={t('opnieuwNaar', { naam })} onClick={onResend}>
            {t('opnieuw')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

interface TabelProps {
  readonly uitnodigingen: readonly KlantUitnodiging[];
  readonly bezig: boolean;
  readonly onResend: (uitnodiging: KlantUitnodiging) => void;
}

export function Tabel({ uitnodigingen, bezig, onResend }: TabelProps) {
  const { t } = useTexts(uitnodigingenTeksten);
  return (
    <ScrollTable label={t('tabel')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('kolom.wie')}</TableCell>
          <TableCell>{t('kolom.stand')}</TableCell>
          <TableCell>{t('kolom.klant')}</TableCell>
          <TableCell>{t('kolom.verstuurd')}</TableCell>
          <TableCell align="right">{t('kolom.doen')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {uitnodigingen.map((uitnodiging) => (
          <Rij key={uitnodiging.gebruikerId} uitnodiging={uitnodiging} bezig={bezig} onResend={() => onResend(uitnodiging)} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}
