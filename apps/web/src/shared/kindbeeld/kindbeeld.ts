/** How settings of letters and colours look to a child: the same attributes around its screens and around the preview of a teacher. */
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import css from './kindbeeld.module.css';

export type Kindbeeld = Pick<
  Oefeninstelling,
  'lettertype' | 'lettergrootte' | 'spatiering' | 'achtergrond' | 'hoofdletters' | 'minderBeweging'
>;

/** Size of all text, percent of the usual. */
export const GROOTTE: Readonly<Record<Oefeninstelling['lettergrootte'], number>> = { normaal: 100, groot: 115, 'zeer-groot': 130 };

/** Attributes of the element around what the child sees. `hoofdletters: false` wins where capitals are what is learned. */
export const beeldProps = ({ lettertype, lettergrootte, spatiering, achtergrond, hoofdletters, minderBeweging }: Kindbeeld) => ({
  className: css['beeld'] ?? '',
  'data-letter': lettertype,
  'data-grootte': lettergrootte,
  'data-ruimte': spatiering,
  'data-vlak': achtergrond,
  'data-hoofdletters': hoofdletters,
  'data-rustig': minderBeweging,
});
