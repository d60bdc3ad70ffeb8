import type { Beeld, LeesVoortgang, Telling } from '@spelrijk/contract/voortgang';
import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { meekijkTeksten } from '@spelrijk/teksten/meekijken';
import { List } from '../../../../../shared/list/list.tsx';
import { useStapnaam } from '../../../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/parts.module.css';

interface Stand {
  readonly id: string;
  readonly naam: string;
  readonly beeld: Beeld;
  readonly laatste: Telling;
}

/** What needs attention first. */
const VOLGORDE: readonly Beeld[] = ['moeilijk', 'begint', 'oefent', 'bijna', 'beheerst', 'leeg'];

function Standen({ label, place, rijen }: { readonly label: string; readonly place: string; readonly rijen: readonly Stand[] }) {
  const { t } = useTexts(meekijkTeksten, kindvoortgangTeksten);
  const stapnaam = useStapnaam();
  const opVolgorde = rijen
    .filter(({ beeld }) => beeld !== 'leeg')
    .toSorted((een, ander) => VOLGORDE.indexOf(een.beeld) - VOLGORDE.indexOf(ander.beeld));
  return (
    <List
      label={label}
      place={place}
      rows={opVolgorde}
      keyOf={({ id }) => id}
      columns={[
        { key: 'naam', label: t('meekijk:zicht.categorie'), value: ({ naam }) => stapnaam(naam) },
        {
          key: 'stand',
          label: t('meekijk:zicht.stand'),
          value: ({ beeld }) => VOLGORDE.indexOf(beeld),
          renderCell: ({ beeld }) => t(`kindvoortgang:beeld.${beeld}`),
        },
        {
          key: 'laatste',
          label: t('meekijk:zicht.laatste'),
          value: ({ laatste: { goed, antwoorden } }) => (antwoorden === 0 ? 0 : goed / antwoorden),
          renderCell: ({ laatste: { goed, antwoorden } }) => (antwoorden === 0 ? '' : t('meekijk:zicht.vanDe', { goed, antwoorden })),
        },
      ]}
      empty={{ title: t('meekijk:zicht.geenFouten') }}
    />
  );
}

/** In the one word that every screen of the owner uses. */
export function Categorieen({ naam, categorieen }: { readonly naam: string; readonly categorieen: readonly Stand[] }) {
  const { t } = useTexts(meekijkTeksten);
  const count = categorieen.filter(({ beeld }) => beeld === 'beheerst').length;
  return (
    <section className={css['paneel']}>
      <h2>{t('zicht.categorieen', { naam })}</h2>
      <p>{t('zicht.beheerst', { count })}</p>
      <Standen place="spelling" label={t('zicht.categorieen', { naam })} rijen={categorieen} />
    </section>
  );
}

export function Lezen({ lezen }: { readonly lezen: readonly LeesVoortgang[] }) {
  const { t } = useTexts(meekijkTeksten);
  if (lezen.length === 0) return null;
  return (
    <section className={css['paneel']}>
      <h2>{t('zicht.lezen')}</h2>
      <Standen place="lezen" label={t('zicht.lezen')} rijen={lezen} />
    </section>
  );
}
