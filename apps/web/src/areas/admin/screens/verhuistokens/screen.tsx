import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Aangekomen, Verhuistoken } from '@spelrijk/contract/verhuistokens';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { DoneNotice } from '../../../../shared/form/done-notice.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { List } from '../../../../shared/list/list.tsx';
import { PageButtons } from '../../../../shared/list/page-buttons.tsx';
import { usePage } from '../../../../shared/list/page-place.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { useUitgeven, verhuistokensQuery } from '../../verhuizen/queries.ts';
import css from '../../verhuizen/verhuizen.module.css';

export const handle: Crumbs = { crumbs: [crumb(verhuistokenTeksten, 'lijst.titel')] };
export const meta = () => pageTitle(verhuistokenTeksten, 'lijst.titel');

/** A column that only who has more groepen needs. */
function useGroepKolom() {
  const { t } = useTexts(verhuistokenTeksten);
  const role = useUser()?.role;
  if (role === 'thuisadmin' || role === 'rtadmin') return [];
  return [{ key: 'groep' as const, label: t('lijst.groep'), value: ({ groep }: { readonly groep: string }) => groep }];
}

interface TokensProps {
  readonly adminId: string;
  readonly tokens: readonly Verhuistoken[];
  /** All of them stand here, and none on another page. */
  readonly alle: boolean;
  readonly aangekomen: readonly Aangekomen[];
  readonly bladeren: ReactNode;
  readonly bladerenBinnen: ReactNode;
  /** Null: no docenten here. */
  readonly docenten: boolean | null;
}

/** What is open can be taken back; what happened to the others stays to be read. */
function Tokens({ adminId, tokens, alle, aangekomen, bladeren, bladerenBinnen, docenten }: TokensProps) {
  const { t } = useTexts(verhuistokenTeksten);
  const { revoke, allow } = useUitgeven(adminId);
  const [weg, setWeg] = useState<Verhuistoken | null>(null);
  const [done, setDone] = useState(false);
  const manages = useUser()?.role === 'schooladmin';
  return (
    <>
      <ScreenHead title={t('lijst.titel')} text={t('lijst.uitleg')} />
      {done && <DoneNotice text={t('lijst.ingetrokken')} onClose={() => setDone(false)} />}
      <FormAlert error={allow.error} />
      {manages && docenten !== null && (
        <FormControlLabel
          sx={{ mb: 2, alignItems: 'flex-start' }}
          control={<Switch checked={docenten} disabled={allow.isPending} onChange={(_, mag) => allow.mutate(mag)} />}
          label={
            <>
              {t('lijst.docenten')}
              <span className={css['hulp']}>{t('lijst.docentenUitleg')}</span>
            </>
          }
        />
      )}
      <section className={css['deel']}>
        {aangekomen.length > 0 && <h2>{t('lijst.uitgegeven')}</h2>}
        <TokenList tokens={tokens} alle={alle} onRevoke={setWeg} />
        {bladeren}
      </section>
      {aangekomen.length > 0 && (
        <section className={css['deel']}>
          <h2>{t('lijst.binnen')}</h2>
          <AangekomenList aangekomen={aangekomen} />
          {bladerenBinnen}
        </section>
      )}
      {weg && (
        <ConfirmDialog
          title={t('lijst.intrekkenTitel', { naam: weg.naam })}
          text={t('lijst.intrekkenUitleg')}
          confirm={t('lijst.intrekken')}
          cancel={t('annuleer')}
          busy={revoke.isPending}
          error={revoke.error}
          onConfirm={() =>
            revoke.mutate(weg.id, {
              onSuccess: () => {
                setWeg(null);
                setDone(true);
              },
            })
          }
          onClose={() => setWeg(null)}
        />
      )}
    </>
  );
}

/** Where a code is made differs by who keeps the children. */
const LEEG_UITLEG: Readonly<Record<string, 'lijst.leegUitlegPraktijk' | 'lijst.leegUitlegThuis'>> = {
  rtadmin: 'lijst.leegUitlegPraktijk',
  thuisadmin: 'lijst.leegUitlegThuis',
};

interface TokenListProps {
  readonly tokens: readonly Verhuistoken[];
  readonly alle: boolean;
  readonly onRevoke: (token: Verhuistoken) => void;
}

function TokenList({ tokens, alle, onRevoke }: TokenListProps) {
  const { t } = useTexts(verhuistokenTeksten);
  const { adminId } = usePathParams();
  const { day } = useDates();
  const groepKolom = useGroepKolom();
  const rol = useUser()?.role ?? '';
  return (
    <List
      label={t('lijst.tabel')}
      rows={tokens}
      keyOf={({ id }) => id}
      columns={[
        { key: 'naam', className: css['lang'], label: t('lijst.naam'), value: ({ naam }) => naam },
        // What one looks for stands first: on a telephone the rest is beside it.
        {
          key: 'status',
          className: css['lang'],
          label: t('lijst.status'),
          value: ({ status, naar }) => t(`lijst.statussen.${status}`, { naar }),
        },
        { key: 'tot', label: t('lijst.tot'), value: ({ tot }) => tot, renderCell: ({ tot }) => day(tot) },
        ...groepKolom,
        {
          key: 'delen',
          className: css['mee'],
          label: t('lijst.delen'),
          value: ({ delen }) => delen.join(''),
          renderCell: ({ delen }) => delen.map((deel) => t(`deel.${deel}`)).join(' · '),
        },
      ]}
      renderActions={(token) =>
        token.status === 'open' && (
          <Button
            variant="outlined"
            size="small"
            aria-label={t('lijst.intrekkenVoor', { naam: token.naam })}
            onClick={() => onRevoke(token)}
          >
            {t('lijst.intrekken')}
          </Button>
        )
      }
      // A field would look on this page only.
      search={alle ? { label: t('lijst.zoek'), wordsOf: ({ naam, groep }) => `${naam} ${groep}` } : undefined}
      empty={{
        title: t('lijst.leeg'),
        text: t(LEEG_UITLEG[rol] ?? 'lijst.leegUitleg'),
        action: <Link to={href('/admins/:adminId/groepen', { adminId })}>{t('lijst.naarGroepen')}</Link>,
      }}
    />
  );
}

/** From where, and on what basis: the school has to be able to say so. */
function AangekomenList({ aangekomen }: { readonly aangekomen: readonly Aangekomen[] }) {
  const { t } = useTexts(verhuistokenTeksten);
  const { day } = useDates();
  const groepKolom = useGroepKolom();
  return (
    <List
      place="binnen"
      label={t('lijst.binnen')}
      rows={aangekomen}
      keyOf={({ id }) => id}
      columns={[
        { key: 'naam', label: t('lijst.naam'), value: ({ naam }) => naam },
        ...groepKolom,
        { key: 'van', label: t('lijst.van'), value: ({ van }) => van },
        { key: 'basis', label: t('uitgeven.grond'), value: ({ basis, basisOp }) => `${t(`basis.${basis}`)}, ${day(basisOp)}` },
        { key: 'op', label: t('lijst.op'), value: ({ op }) => op, renderCell: ({ op }) => day(op) },
      ]}
      empty={{ title: t('lijst.leeg') }}
    />
  );
}

export default function VerhuistokensScreen() {
  const { adminId } = usePathParams();
  const { t } = useTexts(verhuistokenTeksten);
  const [pagina, setPagina] = usePage();
  const [binnen, setBinnen] = usePage('binnen');
  const { data, error, refetch } = useQuery(verhuistokensQuery(adminId, { pagina, binnen }));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const { totaal, totaalBinnen, perPagina, ...lijsten } = data;
  return (
    <Tokens
      adminId={adminId}
      {...lijsten}
      alle={totaal <= perPagina}
      bladeren={<PageButtons label={t('lijst.tabel')} pagina={pagina} totaal={Math.ceil(totaal / perPagina)} onPagina={setPagina} />}
      bladerenBinnen={
        <PageButtons label={t('lijst.binnen')} pagina={binnen} totaal={Math.ceil(totaalBinnen / perPagina)} onPagina={setBinnen} />
      }
    />
  );
}
