import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { naamSleutel } from '@spelrijk/domain/naam';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { meekijkTeksten } from '@spelrijk/teksten/meekijken';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { href, useNavigate } from 'react-router';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import { choiceOf, type Gekozen } from '../../../../../shared/list/choice.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { useUser } from '../../../../../shared/session/session.ts';
import { naamVan } from '../../../beheer.ts';
import { usePathParams } from '../../../params.ts';
import { useKeeps, useMayMove } from '../../../verhuizen/use-may-move.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface LeerlingenTableProps {
  readonly leerlingen: readonly BeheerLeerling[];
  readonly gekozen: Pick<Gekozen<BeheerLeerling>, 'isChosen' | 'onChoose'>;
  readonly onEdit: (leerling: BeheerLeerling) => void;
  readonly onDossier: (leerlingId: string) => void;
}

export function LeerlingenTable({ leerlingen, gekozen, onEdit, onDossier }: LeerlingenTableProps) {
  const { t } = useTexts(beheerTeksten);
  const jaar = useJaargroep();
  const sleutel = naamSleutel(useRegio());
  const choice = choiceOf<BeheerLeerling>({
    ...gekozen,
    labelOf: (leerling) => t('lijst.kies', { naam: naamVan(leerling) }),
    all: t('lijst.kiesAlles'),
  });
  return (
    <List
      label={t('lijst.tabel')}
      rows={leerlingen}
      keyOf={({ id }) => id}
      choice={choice}
      columns={[
        { key: 'naam', label: t('lijst.naam'), value: sleutel, renderCell: naamVan },
        { key: 'jaar', label: t('lijst.jaar'), value: ({ jaargroep }) => jaar(jaargroep) },
        { key: 'gebruikersnaam', label: t('lijst.gebruikersnaam'), value: ({ gebruikersnaam }) => gebruikersnaam },
        { key: 'wachtwoord', label: t('lijst.wachtwoord'), value: ({ wachtwoord }) => t(`lijst.soort.${wachtwoord}`) },
      ]}
      renderActions={(leerling) => <Actions leerling={leerling} onEdit={onEdit} onDossier={onDossier} />}
      search={{ label: t('lijst.zoek'), wordsOf: (leerling) => `${naamVan(leerling)} ${leerling.gebruikersnaam ?? ''}` }}
      empty={{ title: t('lijst.leeg'), text: t('lijst.leegUitleg') }}
    />
  );
}

/** More of one leerling: results of standard tests (only a school has them), and everything that we keep. */
function useMore({ id, groepId }: BeheerLeerling, onDossier: (leerlingId: string) => void) {
  const { t } = useTexts(beheerTeksten, verhuistokenTeksten, meekijkTeksten);
  const navigate = useNavigate();
  const { adminId } = usePathParams();
  const role = useUser()?.role ?? '';
  const keeps = useKeeps();
  const params = { adminId, groepId, leerlingId: id };
  const to = (path: string) => () => void navigate(path);
  const lvs = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/lvs', params);
  const verhuistoken = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/verhuistoken', params);
  const meekijken = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/meekijken', params);
  return [
    ...(role === 'schooladmin' || role === 'docent' ? [{ label: t('beheer:lijst.lvs'), onClick: to(lvs) }] : []),
    ...(useMayMove() ? [{ label: t('verhuistoken:menu.uitgeven'), onClick: to(verhuistoken) }] : []),
    ...(keeps ? [{ label: t('meekijk:menu'), onClick: to(meekijken) }] : []),
    ...(keeps ? [{ label: t('beheer:lijst.dossier'), onClick: () => onDossier(id) }] : []),
  ];
}

interface ActionsProps {
  readonly leerling: BeheerLeerling;
  readonly onEdit: (leerling: BeheerLeerling) => void;
  readonly onDossier: (leerlingId: string) => void;
}

function Actions({ leerling, onEdit, onDossier }: ActionsProps) {
  const { t } = useTexts(beheerTeksten);
  const more = useMore(leerling, onDossier);
  return (
    <RowMenu
      label={t('lijst.opties', { naam: naamVan(leerling) })}
      items={[{ label: t('lijst.wijzig'), onClick: () => onEdit(leerling) }, ...more]}
    />
  );
}
