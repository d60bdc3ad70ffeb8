import type { Docent } from '@spelrijk/contract/docenten';
import { accountTeksten } from '@spelrijk/teksten/account';
import { docentenTeksten } from '@spelrijk/teksten/docenten';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import { accountColumn, gebruikerNaam, gebruikerSearch, naamColumn } from '../../../../../shared/gebruikers/columns.tsx';
import type { Choice } from '../../../../../shared/list/choice.tsx';
import { useKept } from '../../../../../shared/list/kept.ts';
import { List } from '../../../../../shared/list/list.tsx';
import { hasSearch } from '../../../../../shared/list/rows.ts';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { past, readStand } from '../nodigen.ts';
import { StandFilter } from './stand-filter.tsx';

interface DocentActions {
  readonly onGroepen: (docent: Docent) => void;
  readonly onNaam: (docent: Docent) => void;
  readonly onResend: (docent: Docent) => void;
  readonly onInvite: (docent: Docent) => void;
  readonly onLogOut: (docent: Docent) => void;
  readonly onRemove: (docent: Docent) => void;
}

function useItems(docent: Docent, { onGroepen, onNaam, onResend, onInvite, onLogOut, onRemove }: DocentActions) {
  const { t } = useTexts(docentenTeksten, accountTeksten);
  if (docent.rol !== 'docent') return [];
  const resend = { label: t('account:persoon.opnieuw'), onClick: () => onResend(docent) };
  const invite = { label: t('account:persoon.uitnodigen'), onClick: () => onInvite(docent) };
  return [
    { label: t('docenten:groepenWijzigen'), onClick: () => onGroepen(docent) },
    { label: t('docenten:naamWijzigen'), onClick: () => onNaam(docent) },
    ...(docent.status === 'uitgenodigd' ? [resend] : []),
    ...(docent.status === 'uit-te-nodigen' ? [invite] : []),
    ...(docent.status === 'actief' ? [{ label: t('docenten:logUit'), onClick: () => onLogOut(docent) }] : []),
    { label: t('docenten:verwijder'), onClick: () => onRemove(docent) },
  ];
}

function Actions({ docent, actions }: { readonly docent: Docent; readonly actions: DocentActions }) {
  const { t } = useTexts(docentenTeksten);
  return <RowMenu label={t('opties', { naam: gebruikerNaam(docent) })} items={useItems(docent, actions)} />;
}

interface DocentenTableProps {
  readonly docenten: readonly Docent[];
  readonly actions: DocentActions;
  readonly choice: Choice<Docent> | undefined;
}

/** For who may: what they do and how it stands with their accounts. A docent sees who her colleagues are, and nothing of their accounts. */
export function DocentenTable({ docenten, actions, choice }: DocentenTableProps) {
  const { t } = useTexts(docentenTeksten);
  const [stand, setStand] = useKept('toon', () => '');
  const shownStand = readStand(stand);
  const onlyNames = docenten.every(({ status }) => status === null);
  const naam = naamColumn(t('naam'), useRegio());
  const beheerder = ({ rol }: Docent): string => (rol === 'docent' ? '' : t('beheerder'));
  const groepen = (docent: Docent): string => beheerder(docent) || docent.groepen.map((groep) => groep.naam).join(', ') || t('geenGroepen');
  const shared = {
    rows: docenten,
    keyOf: ({ id }: Docent) => id,
    search: gebruikerSearch,
    empty: { title: t('leeg'), text: t('leegUitleg') },
  };
  if (onlyNames) return <List {...shared} label={t('tabelNamen')} columns={[naam, { key: 'rol', label: t('rol'), value: beheerder }]} />;
  // Of a few people one sees at a glance how they stand.
  const hasFilter = hasSearch(docenten.length, stand);
  return (
    <List
      {...shared}
      rows={docenten.filter((docent) => past(docent, shownStand))}
      filters={hasFilter && <StandFilter stand={shownStand} onChange={(next) => setStand(next === 'alles' ? '' : next)} />}
      empty={shownStand === 'alles' ? shared.empty : { title: t('niemand') }}
      label={t('tabel')}
      choice={choice}
      columns={[
        naam,
        { key: 'groepen', label: t('groepen'), value: groepen },
        accountColumn(t('status')),
        { key: 'inloggen', label: t('inloggen'), value: ({ gebruikersnaam }) => gebruikersnaam },
      ]}
      renderActions={(docent) => <Actions docent={docent} actions={actions} />}
    />
  );
}
