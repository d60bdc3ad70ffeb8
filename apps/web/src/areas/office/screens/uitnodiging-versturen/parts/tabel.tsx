import Button from '@mui/material/Button';
import type { KlantUitnodiging } from '@spelrijk/contract/uitnodigingen';
import { uitnodigingenTeksten } from '@spelrijk/teksten/uitnodigingen';
import { href, Link } from 'react-router';
import css from '../../../../../shared/list/list.module.css';
import { List } from '../../../../../shared/list/list.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
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

interface TabelProps {
  readonly uitnodigingen: readonly KlantUitnodiging[];
  /** They are asked for by name or by stand. */
  readonly zoekt: boolean;
  readonly bezig: boolean;
  readonly onResend: (uitnodiging: KlantUitnodiging) => void;
}

export function Tabel({ uitnodigingen, zoekt, bezig, onResend }: TabelProps) {
  const { t } = useTexts(uitnodigingenTeksten);
  const dates = useDates();
  const bij = useBij();
  return (
    <List
      label={t('tabel')}
      rows={uitnodigingen}
      keyOf={({ gebruikerId }) => gebruikerId}
      fixed
      columns={[
        {
          key: 'wie',
          label: t('kolom.wie'),
          value: ({ naam }) => naam,
          renderCell: ({ naam, email }) => (
            <div className={own['lang']}>
              {naam}
              <p className={own['klein']}>{email}</p>
            </div>
          ),
        },
        {
          key: 'stand',
          label: t('kolom.stand'),
          value: ({ stand }) => t(`stand.${stand}`),
          renderCell: (uitnodiging) => (
            <>
              <span className={own['stand']} data-stand={uitnodiging.stand}>
                {t(`stand.${uitnodiging.stand}`)}
              </span>
              <p className={own['klein']}>{bij(uitnodiging)}</p>
            </>
          ),
        },
        {
          key: 'klant',
          label: t('kolom.klant'),
          value: ({ adminNaam }) => adminNaam,
          renderCell: ({ adminId, adminNaam }) => (
            <div className={own['lang']}>
              <Link className={css['link'] ?? ''} to={href('/superadmin/admins/:adminId', { adminId })}>
                {adminNaam}
              </Link>
            </div>
          ),
        },
        {
          key: 'verstuurd',
          label: t('kolom.verstuurd'),
          value: ({ verstuurdOp }) => verstuurdOp,
          renderCell: ({ verstuurdOp, keren }) => (
            <>
              {dates.day(verstuurdOp)}
              {keren > 1 && <p className={own['klein']}>{t('keren', { count: keren })}</p>}
            </>
          ),
        },
      ]}
      renderActions={(uitnodiging) =>
        uitnodiging.stand !== 'geopend' && (
          <Button
            size="small"
            variant="text"
            disabled={bezig}
            aria-label={t('opnieuwNaar', { naam: uitnodiging.naam })}
            onClick={() => onResend(uitnodiging)}
          >
            {t('opnieuw')}
          </Button>
        )
      }
      empty={{ title: t(zoekt ? 'geenTreffer' : 'leeg'), text: t(zoekt ? 'geenTrefferUitleg' : 'leegUitleg') }}
    />
  );
}
