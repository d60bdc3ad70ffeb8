import type { Meekijk } from '@spelrijk/contract/meekijken';
import { meekijkTeksten } from '@spelrijk/teksten/meekijken';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { DoneNotice } from '../../../../shared/form/done-notice.tsx';
import { PageButtons } from '../../../../shared/list/page-buttons.tsx';
import { usePage } from '../../../../shared/list/page-place.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { meekijkenQuery, useUitgeven } from '../../verhuizen/queries.ts';
import css from '../../verhuizen/verhuizen.module.css';
import { CodeInlezen } from './parts/code-inlezen.tsx';
import { LinkList } from './parts/link-list.tsx';

export const handle: Crumbs = { crumbs: [crumb(meekijkTeksten, 'lijst.titel')] };
export const meta = () => pageTitle(meekijkTeksten, 'lijst.titel');

interface BeideProps {
  readonly adminId: string;
  readonly links: readonly Meekijk[];
  readonly gast: boolean;
  /** Below what stands here: the other pages of both lists together, what runs first. */
  readonly bladeren: ReactNode;
}

/** With whom we look along, and who looks along with ours; each side stops what it likes. */
function Beide({ adminId, links, gast, bladeren }: BeideProps) {
  const { t } = useTexts(meekijkTeksten);
  const { stop } = useUitgeven(adminId);
  const [weg, setWeg] = useState<Meekijk | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const mee = links.filter(({ kant }) => kant === 'gast');
  const bij = links.filter(({ kant }) => kant === 'eigenaar');
  return (
    <>
      <ScreenHead title={t('lijst.titel')} text={t('lijst.uitleg')} />
      {done !== null && <DoneNotice text={done} onClose={() => setDone(null)} />}
      {gast && (
        <section className={css['deel']}>
          <h2>{t('lijst.gast')}</h2>
          <CodeInlezen adminId={adminId} onBegun={(naam) => setDone(t('inlezen.klaar', { naam }))} />
          <LinkList kant="gast" links={mee} onStop={setWeg} />
        </section>
      )}
      <section className={css['deel']}>
        {gast ? <h2>{t('lijst.eigenaar')}</h2> : null}
        <LinkList kant="eigenaar" links={bij} onStop={setWeg} />
      </section>
      {bladeren}
      {weg && (
        <ConfirmDialog
          title={t('lijst.stopTitel', { naam: weg.naam })}
          text={t('lijst.stopUitleg')}
          confirm={t('lijst.stop')}
          cancel={t('annuleer')}
          busy={stop.isPending}
          error={stop.error}
          onConfirm={() =>
            stop.mutate(weg.id, {
              onSuccess: () => {
                setWeg(null);
                setDone(t('lijst.gestopt'));
              },
            })
          }
          onClose={() => setWeg(null)}
        />
      )}
    </>
  );
}

export default function MeekijkenScreen() {
  const { adminId } = usePathParams();
  const { t } = useTexts(meekijkTeksten);
  const [pagina, setPagina] = usePage();
  const { data, error, refetch } = useQuery(meekijkenQuery(adminId, pagina));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const bladeren = (
    <PageButtons label={t('lijst.titel')} pagina={pagina} totaal={Math.ceil(data.totaal / data.perPagina)} onPagina={setPagina} />
  );
  return <Beide adminId={adminId} links={data.links} gast={data.gast} bladeren={bladeren} />;
}
