import { mdiClose } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useState } from 'react';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { applyTo } from '../../../instellingen/concept.ts';
import css from '../../../instellingen/instellingen.module.css';
import { namenVan, OPTIES, type Optie } from '../../../instellingen/opties.ts';
import { OptieVeld } from '../../../instellingen/parts/optie-veld.tsx';
import { KiesVoorinstelling } from '../../../instellingen/parts/voorinstellingen.tsx';
import type { Instellen, Overzicht } from '../../../instellingen/queries.ts';
import { useWaarde } from '../../../instellingen/use-waarde.ts';
import { createId } from '../../../../../shared/id.ts';

interface SamenProps {
  readonly overzicht: Overzicht;
  readonly ids: readonly string[];
  readonly instellen: Instellen;
  readonly onKlaar: (beurtId: string, aantal: number) => void;
  readonly onClose: () => void;
}

/** A chosen option: back to the groep, or this value. */
interface Keuze {
  readonly optie: Optie;
  readonly terug: boolean;
}

function useKeuzes(groep: Instelbaar) {
  const [keuzes, setKeuzes] = useState<readonly Keuze[]>([]);
  const [waarden, setWaarden] = useState<Instelbaar>({});
  const alles = applyTo(waarden, groep);
  const zet: Instelbaar = Object.fromEntries(
    keuzes.filter(({ terug }) => !terug).flatMap(({ optie }) => namenVan(optie).map((naam) => [naam, alles[naam]])),
  );
  return {
    keuzes,
    alles,
    wijziging: { zet, terug: keuzes.filter(({ terug }) => terug).flatMap(({ optie }) => [...namenVan(optie)]) },
    onSet: (opties: Instelbaar) => setWaarden({ ...waarden, ...opties }),
    erbij: (optie: Optie) => setKeuzes([...keuzes, { optie, terug: false }]),
    weg: (optie: Optie) => setKeuzes(keuzes.filter((keuze) => keuze.optie !== optie)),
    setTerug: (optie: Optie, terug: boolean) => setKeuzes(keuzes.map((keuze) => (keuze.optie === optie ? { optie, terug } : keuze))),
    take: (opties: Instelbaar) => {
      setWaarden({ ...waarden, ...opties });
      const nieuw = OPTIES.filter((optie) => namenVan(optie).some((naam) => opties[naam] !== undefined));
      setKeuzes([...keuzes.filter(({ optie }) => !nieuw.includes(optie)), ...nieuw.map((optie) => ({ optie, terug: false }))]);
    },
  };
}

/** Options for many leerlingen at once: choose, look how many change, apply. */
export function SamenDialog({ overzicht, ids, instellen, onKlaar, onClose }: SamenProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { preview, createBeurt } = instellen;
  const { wijziging, ...keus } = useKeuzes(overzicht.groep.eigen);
  // One id for this dialog: pressed twice is applied once.
  const [id] = useState(createId);
  const forget = (): void => preview.reset();
  const wordt = preview.data?.leerlingen.filter((leerling) => leerling.wordt.length > 0) ?? [];
  const leeg = keus.keuzes.length === 0;
  // What was asked for stands below a long list: bring it into view.
  const show = (element: HTMLElement | null): void => {
    element?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <StaffDialog
      title={t('samen.titel', { count: ids.length })}
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('annuleer')}
          </Button>
          {wordt.length === 0 ? (
            <Button disabled={leeg || preview.isPending} onClick={() => preview.mutate({ leerlingIds: [...ids], ...wijziging })}>
              {t('samen.kijk')}
            </Button>
          ) : (
            <Button
              disabled={createBeurt.isPending}
              onClick={() =>
                createBeurt.mutate({ id, leerlingIds: [...ids], ...wijziging }, { onSuccess: ({ gewijzigd }) => onKlaar(id, gewijzigd) })
              }
            >
              {t('samen.pasToe', { count: wordt.length })}
            </Button>
          )}
        </>
      }
    >
      <p className={css['uitleg']}>{t('samen.uitleg')}</p>
      <KiesVoorinstelling
        eigen={overzicht.voorinstellingen}
        onChoose={(zet) => {
          forget();
          keus.take(zet);
        }}
      />
      <Gekozen overzicht={overzicht} keus={keus} onAnders={forget} />
      {preview.data && (
        <Alert ref={show} severity={wordt.length === 0 ? 'info' : 'success'} sx={{ mt: 2 }}>
          {wordt.length === 0 ? t('samen.niets') : t('samen.verandert', { aantal: wordt.length, totaal: ids.length })}
          <ul className={css['lijst']}>
            {wordt.map((leerling) => (
              <Verandert key={leerling.id} {...leerling} />
            ))}
          </ul>
        </Alert>
      )}
      <FormAlert error={preview.error ?? createBeurt.error} />
    </StaffDialog>
  );
}

type Regel = NonNullable<Instellen['preview']['data']>['leerlingen'][number];

function Verandert({ naam, wordt }: Regel) {
  const { t } = useTexts(oefeninstellingenTeksten);
  return (
    <li>
      <strong>{naam}</strong>: {wordt.map((optie) => t(`optie.${optie}.naam`)).join(', ')}
    </li>
  );
}

interface GekozenProps {
  readonly overzicht: Overzicht;
  readonly keus: Omit<ReturnType<typeof useKeuzes>, 'wijziging'>;
  /** What was looked at is no longer what would happen. */
  readonly onAnders: () => void;
}

function Gekozen({ overzicht, keus, onAnders }: GekozenProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { naamVan } = useWaarde();
  const over = OPTIES.filter((optie) => !keus.keuzes.some((keuze) => keuze.optie === optie));
  const perform = (fn: () => void): void => {
    onAnders();
    fn();
  };
  return (
    <>
      {keus.keuzes.length === 0 && <p className={css['feit']}>{t('samen.leeg')}</p>}
      {keus.keuzes.map(({ optie, terug }) => (
        <div key={optie.naam} className={css['samenrij']}>
          <div>
            <h3 className={css['tussen']}>{naamVan(optie)}</h3>
            <div className={css['samenvelden']} data-breed={['categorieen', 'volgorde', 'games'].includes(optie.veld.soort)}>
              <TextField
                select
                size="small"
                label={t('samen.wat')}
                value={terug ? 'terug' : 'waarde'}
                onChange={({ target }) => perform(() => keus.setTerug(optie, target.value === 'terug'))}
              >
                <MenuItem value="waarde">{t('samen.waarde')}</MenuItem>
                <MenuItem value="terug">{t('samen.terug')}</MenuItem>
              </TextField>
              {!terug && (
                <OptieVeld
                  optie={optie}
                  alles={keus.alles}
                  leerlijn={overzicht.leerlijn}
                  halfjaren={overzicht.halfjaren}
                  vanzelf={null}
                  uit={false}
                  onSet={(opties) => perform(() => keus.onSet(opties))}
                />
              )}
            </div>
          </div>
          <IconButton aria-label={t('samen.weg', { naam: naamVan(optie) })} onClick={() => perform(() => keus.weg(optie))}>
            <SvgIcon fontSize="small">
              <path d={mdiClose} />
            </SvgIcon>
          </IconButton>
        </div>
      ))}
      <TextField
        select
        fullWidth
        margin="normal"
        label={t('samen.optie')}
        value=""
        onChange={({ target }) => {
          const optie = OPTIES.find(({ naam }) => naam === target.value);
          if (optie) perform(() => keus.erbij(optie));
        }}
      >
        {over.map((optie) => (
          <MenuItem key={optie.naam} value={optie.naam}>
            {naamVan(optie)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
