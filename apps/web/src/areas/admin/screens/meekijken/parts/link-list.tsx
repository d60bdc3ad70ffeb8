import Button from '@mui/material/Button';
import type { Meekijk } from '@spelrijk/contract/meekijken';
import { meekijkTeksten } from '@spelrijk/teksten/meekijken';
import { href, Link } from 'react-router';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { List } from '../../../../../shared/list/list.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';

interface LinkListProps {
  readonly kant: Meekijk['kant'];
  readonly links: readonly Meekijk[];
  readonly onStop: (link: Meekijk) => void;
}

/** Where somebody is let in differs by who keeps the children. */
const LEEG_UITLEG: Readonly<Record<string, 'lijst.leegEigenaarUitlegPraktijk' | 'lijst.leegEigenaarUitlegThuis'>> = {
  rtadmin: 'lijst.leegEigenaarUitlegPraktijk',
  thuisadmin: 'lijst.leegEigenaarUitlegThuis',
};

/** The links of one side. */
export function LinkList({ kant, links, onStop }: LinkListProps) {
  const { t } = useTexts(meekijkTeksten);
  const { day, dayMonth } = useDates();
  const { adminId } = usePathParams();
  const gast = kant === 'gast';
  const rol = useUser()?.role ?? '';
  const stand = ({ status, codeTot, eindeOp, tot }: Meekijk): string =>
    t(`lijst.statussen.${status}`, { dag: dayMonth(status === 'open' ? codeTot : (eindeOp ?? tot)) });
  return (
    <List
      label={t(gast ? 'lijst.tabelGast' : 'lijst.tabelEigenaar')}
      rows={links}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'naam',
          label: t('lijst.naam'),
          value: ({ naam }) => naam,
          renderCell: ({ id, naam, status }) =>
            gast && status === 'actief' ? (
              <Link to={href('/admins/:adminId/meekijken/:meekijkId', { adminId, meekijkId: id })} aria-label={t('lijst.bekijk', { naam })}>
                {naam}
              </Link>
            ) : (
              naam
            ),
        },
        { key: 'ander', label: t(gast ? 'lijst.bij' : 'lijst.door'), value: ({ ander }) => ander },
        // What one looks for stands before what was agreed: on a telephone the rest is beside it.
        { key: 'status', label: t('lijst.status'), value: stand },
        { key: 'wat', label: t('lijst.wat'), value: ({ bereik }) => t(`bereik.${bereik}`) },
        { key: 'tot', label: t('lijst.tot'), value: ({ tot }) => tot, renderCell: ({ tot }) => day(tot) },
      ]}
      renderActions={(link) =>
        link.status !== 'gestopt' && (
          <Button variant="outlined" size="small" aria-label={t('lijst.stopVoor', { naam: link.naam })} onClick={() => onStop(link)}>
            {t('lijst.stop')}
          </Button>
        )
      }
      empty={{
        title: t(gast ? 'lijst.leegGast' : 'lijst.leegEigenaar'),
        text: t(gast ? 'lijst.leegGastUitleg' : (LEEG_UITLEG[rol] ?? 'lijst.leegEigenaarUitleg')),
      }}
    />
  );
}
