import type { CategorieUitslag, LeerlingUitslag, Methodetoetsuitslag } from '@spelrijk/contract/methodetoetsen';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { useQueryClient } from '@tanstack/react-query';
import { href, useNavigate } from 'react-router';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useMayOpen } from '../../../../../shared/session/use-may-open.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import { plannenQuery } from '../../../plan/queries.ts';

interface Keuze {
  readonly label: string;
  readonly onClick: () => void;
}

/** A plan with these leerlingen in it, for a school that keeps care plans: nothing where there is no groepje. */
export function useGroepsplanKeuze(): (rij: Methodetoetsuitslag['categorieen'][number]) => readonly Keuze[] {
  const { t } = useTexts(methodetoetsTeksten);
  const { adminId, groepId } = usePathParams();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const pad = href('/admins/:adminId/groepen/:groepId/groepsplannen/:groepsplanId/edit', { adminId, groepId, groepsplanId: 'nieuw' });
  return ({ categorie, wie }) => {
    if (wie.length < 2 || !mayOpen(pad)) return [];
    const zoek = new URLSearchParams({ doel: categorie, wie: wie.map(({ id }) => id).join(',') });
    return [{ label: t('uitslag.groepje'), onClick: () => void navigate(`${pad}?${zoek.toString()}`) }];
  };
}

/** The form of the plan that this leerling has, or of a new one, with the categorie as a goal. */
function useNaarPlan(): (leerlingId: string, categorie: string) => void {
  const { adminId, groepId } = usePathParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const listOf = (leerlingId: string): string =>
    href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject', { adminId, groepId, leerlingId });
  const open = async (leerlingId: string, categorie: string): Promise<void> => {
    const params = { adminId, groepId, leerlingId };
    const { plannen } = await client.fetchQuery(plannenQuery({ adminId, leerlingId }));
    const van = (status: string) => plannen.find((plan) => plan.wegTot === null && plan.status === status);
    const [actief, concept] = [van('actief'), van('concept')];
    const zoek = new URLSearchParams({ doel: categorie });
    if (actief) {
      const pad = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/edit', {
        ...params,
        handelingsplanId: actief.id,
      });
      await navigate(`${pad}?${zoek.toString()}`);
      return;
    }
    if (concept) zoek.set('plan', concept.id);
    zoek.set('stap', 'doelen');
    const pad = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplanaanmaken', params);
    await navigate(`${pad}?${zoek.toString()}`);
  };
  // Without a connection the list of plans says so.
  return (leerlingId, categorie) => void open(leerlingId, categorie).catch(() => navigate(listOf(leerlingId)));
}

interface DoelMenuProps {
  readonly leerling: Pick<LeerlingUitslag, 'id' | 'naam'>;
  /** What it wrote wrong. */
  readonly mis: readonly CategorieUitslag[];
}

/** Each categorie that went wrong, as a goal in the plan of this leerling. */
export function DoelMenu({ leerling: { id, naam }, mis }: DoelMenuProps) {
  const { t } = useTexts(methodetoetsTeksten);
  const { adminId, groepId } = usePathParams();
  const mayOpen = useMayOpen();
  const toPlan = useNaarPlan();
  const pad = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/zorgtraject', { adminId, groepId, leerlingId: id });
  if (mis.length === 0 || !mayOpen(pad)) return null;
  return (
    <span className="niet-printen">
      <RowMenu
        label={t('uitslag.doelMenu', { naam })}
        items={mis.map(({ categorie, naam: wat }) => ({
          label: t('uitslag.doel', { categorie: wat }),
          onClick: () => toPlan(id, categorie),
        }))}
      />
    </span>
  );
}
