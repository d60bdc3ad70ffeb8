import { WeektaakSoort } from '@spelrijk/domain/weektaak';
import { weekplanTeksten } from '@spelrijk/teksten/weekplan';
import { useState } from 'react';
import { useDates } from '../../../shared/date/use-dates.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';
import { Choice } from '../parts/choice.tsx';
import { NamesField } from '../parts/names-field.tsx';
import { type Keuzes, useKeuzes } from './keuzes.ts';
import { useWeekplan } from './queries.ts';
import css from './weekplan.module.css';
import { createId } from '../../../shared/id.ts';

const IEDEREEN = 'iedereen';
const ZELF = 'zelf';

interface WatVeldProps {
  readonly keuzes: Keuzes;
  readonly soort: WeektaakSoort;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function WatVeld({ keuzes, soort, value, onChange }: WatVeldProps) {
  const { t } = useTexts(weekplanTeksten);
  const wat = keuzes.wat[soort];
  if (wat.length === 0) {
    const leeg = { lijst: t('dialoog.geenLijst'), categorie: t('dialoog.geenCategorie'), dictee: t('dialoog.geenDictee') };
    return <p className={css['noot']}>{leeg[soort]}</p>;
  }
  return (
    <>
      <Choice
        label={t(`dialoog.${soort}`)}
        value={value}
        options={[['', t('dialoog.kies')], ...wat.map(({ id, naam }) => [id, naam] as const)]}
        onChange={onChange}
      />
      {soort === 'categorie' && <p className={css['noot']}>{t('dialoog.woorden')}</p>}
    </>
  );
}

interface WieVeldProps {
  readonly keuzes: Keuzes;
  readonly value: string;
  readonly onChange: (wie: string) => void;
  readonly aan: ReadonlySet<string>;
  readonly onAan: (aan: ReadonlySet<string>) => void;
}

function WieVeld({ keuzes: { groepjes, leerlingen }, value, onChange, aan, onAan }: WieVeldProps) {
  const { t } = useTexts(weekplanTeksten);
  return (
    <>
      <Choice
        label={t('dialoog.wie')}
        value={value}
        options={[
          [IEDEREEN, t('dialoog.iedereen')],
          ...groepjes.map(({ id, naam, leerlingIds }) => [id, t('dialoog.groepje', { naam, aantal: leerlingIds.length })] as const),
          [ZELF, t('dialoog.zelf')],
        ]}
        onChange={onChange}
      />
      {value === ZELF && <NamesField legend={t('dialoog.kinderen')} leerlingen={leerlingen} aan={aan} onAan={onAan} />}
    </>
  );
}

/** What was chosen, ready to send. One id per opened dialog: sending twice puts it on once. */
function useKeuze(eerst: string, leerlingId: string | null, keuzes: Keuzes | null) {
  const [id] = useState(createId);
  const [dag, setDag] = useState(eerst);
  const [soort, setSoort] = useState<WeektaakSoort>('categorie');
  const [watId, setWatId] = useState('');
  const [wie, setWie] = useState(leerlingId === null ? IEDEREEN : ZELF);
  const [aan, setAan] = useState<ReadonlySet<string>>(new Set(leerlingId === null ? [] : [leerlingId]));
  const groepje = keuzes?.groepjes.find((een) => een.id === wie)?.leerlingIds ?? [];
  const leerlingIds = wie === IEDEREEN ? null : [...(wie === ZELF ? aan : groepje)];
  const naam = keuzes?.wat[soort].find((een) => een.id === watId)?.naam;
  const pickSoort = (next: WeektaakSoort): void => {
    setSoort(next);
    setWatId('');
  };
  const isHeel = naam !== undefined && (leerlingIds === null || leerlingIds.length > 0);
  const body = { dag, wat: { soort, id: watId }, leerlingIds };
  return { id, body, naam: naam ?? '', isHeel, dag, setDag, soort, pickSoort, watId, setWatId, wie, setWie, aan, setAan };
}

interface ZetDialogProps {
  /** That can still be planned. */
  readonly dagen: readonly string[];
  readonly eerst: string;
  /** For whom it is until somebody else is chosen; the whole groep without it. */
  readonly leerlingId?: string;
  readonly onSet: (id: string, naam: string, dag: string) => void;
  readonly onClose: () => void;
}

/** On which day, what, for whom. */
export function ZetDialog({ dagen, eerst, leerlingId, onSet, onClose }: ZetDialogProps) {
  const { t } = useTexts(weekplanTeksten);
  const dates = useDates();
  const { adminId, groepId } = usePathParams();
  const { save } = useWeekplan({ adminId, groepId });
  const keuzes = useKeuzes();
  const keuze = useKeuze(eerst, leerlingId ?? null, keuzes);
  const { id, body, naam, isHeel, dag, soort } = keuze;
  const onSuccess = (): void => {
    onSet(id, naam, dag);
    onClose();
  };
  return (
    <FormDialog
      title={t('dialoog.titel')}
      cancel={t('dialoog.annuleer')}
      submit={t('dialoog.zetKlaar')}
      busy={save.isPending || !isHeel}
      error={save.error}
      onSubmit={() => save.mutate({ id, body }, { onSuccess })}
      onClose={onClose}
    >
      <div className={css['velden']}>
        <Choice label={t('dialoog.dag')} value={dag} options={dagen.map((een) => [een, dates.short(een)])} onChange={keuze.setDag} />
        <Choice
          label={t('dialoog.soort')}
          value={soort}
          options={WeektaakSoort.options.map((optie) => [optie, t(`dialoog.soorten.${optie}`)])}
          onChange={keuze.pickSoort}
        />
        {!keuzes && <p>{t('laden')}</p>}
        {keuzes && (
          <>
            <WatVeld keuzes={keuzes} soort={soort} value={keuze.watId} onChange={keuze.setWatId} />
            <WieVeld keuzes={keuzes} value={keuze.wie} onChange={keuze.setWie} aan={keuze.aan} onAan={keuze.setAan} />
          </>
        )}
      </div>
    </FormDialog>
  );
}
