import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Docent } from '@spelrijk/contract/docenten';
import { accountTeksten } from '@spelrijk/teksten/account';
import { docentenTeksten } from '@spelrijk/teksten/docenten';
import { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { DoneNotice } from '../../../../shared/form/done-notice.tsx';
import { gebruikerNaam } from '../../../../shared/gebruikers/columns.tsx';
import { choiceOf, useChosen } from '../../../../shared/list/choice.tsx';
import { Empty } from '../../../../shared/list/empty.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import css from './docenten.module.css';
import { DocentenTable } from './parts/docenten-table.tsx';
import { Gekozen } from './parts/gekozen.tsx';
import { GroepenDialog, NaamDialog } from './parts/groepen-dialog.tsx';
import { InviteAllDialog } from './parts/invite-all-dialog.tsx';
import { InviteDocent } from './parts/invite-dialog.tsx';
import { teNodigen } from './nodigen.ts';
import { docentenQuery, useDocenten } from '../../docenten/queries.ts';

export const handle: Crumbs = { crumbs: [crumb(docentenTeksten, 'titel')] };
export const meta = () => pageTitle(docentenTeksten, 'titel');

type Open =
  | { readonly wat: 'uitnodigen' | 'allen' }
  | { readonly wat: 'groepen' | 'naam' | 'verwijderen' | 'adres'; readonly docent: Docent }
  | null;

interface HeadProps {
  readonly docenten: readonly Docent[];
  readonly manages: boolean;
  readonly onOpen: (wat: 'uitnodigen' | 'allen') => void;
}

/** How many they are; after an import the first thing to do is to invite them all. */
function Head({ docenten, manages, onOpen }: HeadProps) {
  const { t } = useTexts(docentenTeksten, schoolbeheerTeksten);
  const nodig = teNodigen(docenten).met.length;
  if (!manages) return <ScreenHead title={t('docenten:titel')} text={t('docenten:collegas')} />;
  return (
    <ScreenHead
      title={t('docenten:titel')}
      text={t('docenten:kort', { count: docenten.length })}
      action={
        <div className={css['knoppen']}>
          <Button variant={nodig > 0 ? 'outlined' : 'contained'} onClick={() => onOpen('uitnodigen')}>
            {t('docenten:uitnodigen')}
          </Button>
          {nodig > 0 && <Button onClick={() => onOpen('allen')}>{t('schoolbeheer:nodig.knop', { count: nodig })}</Button>}
        </div>
      }
    />
  );
}

/** Who has a box: docenten, not who keeps the school. */
function useKiezen(docenten: readonly Docent[]) {
  const { t } = useTexts(schoolbeheerTeksten);
  const { chosen, clear, ...gekozen } = useChosen(docenten, ({ id }) => id);
  const choice = choiceOf<Docent>({
    ...gekozen,
    has: ({ rol }) => rol === 'docent',
    labelOf: (docent) => t('gekozen.docent', { naam: gebruikerNaam(docent) }),
    all: t('gekozen.docenten'),
  });
  return { choice, chosen, clear };
}

interface LijstProps {
  readonly adminId: string;
  readonly docenten: readonly Docent[];
  readonly doen: ReturnType<typeof useDocenten>;
  readonly actions: ComponentProps<typeof DocentenTable>['actions'];
}

/** The list; who manages it chooses many in it and acts on them together. */
function Lijst({ adminId, docenten, doen, actions }: LijstProps) {
  const manages = useUser()?.role === 'schooladmin' && docenten.some(({ rol }) => rol === 'docent');
  const { choice, chosen, clear } = useKiezen(docenten);
  const [done, setDone] = useState<string | null>(null);
  const finish = (text: string): void => {
    clear();
    setDone(text);
  };
  return (
    <>
      {done !== null && <DoneNotice text={done} onClose={() => setDone(null)} />}
      {manages && <Gekozen adminId={adminId} docenten={chosen} doen={doen} onClear={clear} onDone={finish} />}
      <DocentenTable docenten={docenten} choice={manages ? choice : undefined} actions={actions} />
    </>
  );
}

/** Names for colleagues; for the schooladmin also inviting, groepen and letting go. */
function Docenten({ adminId, docenten }: { readonly adminId: string; readonly docenten: readonly Docent[] }) {
  const { t } = useTexts(docentenTeksten, accountTeksten);
  const manages = useUser()?.role === 'schooladmin';
  const [open, setOpen] = useState<Open>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const doen = useDocenten(adminId);
  const { invite, inviteAll, resend, assign, rename, remove, logOut } = doen;
  const close = () => setOpen(null);
  const naam = open && 'docent' in open ? gebruikerNaam(open.docent) : '';
  const onResend = ({ id, email }: Docent) => resend.mutate({ id }, { onSuccess: () => setSentTo(email) });
  const onlyBeheer = docenten.every(({ rol }) => rol !== 'docent');
  return (
    <>
      <Head docenten={docenten} manages={manages} onOpen={(wat) => setOpen({ wat })} />
      {sentTo !== null && (
        <Alert severity="success" sx={{ mb: 2 }} onClose={() => setSentTo(null)}>
          {t('account:persoon.verstuurdNu', { adres: sentTo })}
        </Alert>
      )}
      <FormAlert
        error={open ? null : (resend.error ?? logOut.error)}
        done={logOut.isSuccess ? t('docenten:uitgelogd', { naam: logOut.variables.roepnaam }) : undefined}
      />
      <Lijst
        adminId={adminId}
        docenten={docenten}
        doen={doen}
        actions={{
          onGroepen: (docent) => setOpen({ wat: 'groepen', docent }),
          onNaam: (docent) => setOpen({ wat: 'naam', docent }),
          onInvite: (docent) => setOpen({ wat: 'adres', docent }),
          onLogOut: (docent) => logOut.mutate(docent),
          onRemove: (docent) => setOpen({ wat: 'verwijderen', docent }),
          onResend,
        }}
      />
      {manages && onlyBeheer && <Empty title={t('docenten:leeg')} text={t('docenten:leegUitleg')} />}
      {(open?.wat === 'uitnodigen' || open?.wat === 'adres') && (
        <InviteDocent
          adminId={adminId}
          docent={open.wat === 'adres' ? open.docent : null}
          doen={{ invite, resend }}
          onClose={(to) => {
            close();
            setSentTo(to);
          }}
        />
      )}
      {open?.wat === 'allen' && (
        <InviteAllDialog
          docenten={docenten}
          inviteAll={inviteAll}
          onClose={() => {
            close();
            inviteAll.reset();
          }}
        />
      )}
      {open?.wat === 'groepen' && <GroepenDialog adminId={adminId} docent={open.docent} assign={assign} onClose={close} />}
      {open?.wat === 'naam' && <NaamDialog docent={open.docent} rename={rename} onClose={close} />}
      {open?.wat === 'verwijderen' && (
        <ConfirmDialog
          title={t('docenten:verwijderTitel', { naam })}
          text={t('docenten:verwijderUitleg')}
          confirm={t('docenten:verwijder')}
          cancel={t('docenten:annuleer')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(open.docent.id, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}

export default function DocentenScreen() {
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(docentenQuery(adminId));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Docenten adminId={adminId} docenten={data.docenten} />;
}
