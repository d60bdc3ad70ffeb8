/** What the play after a right word remembers. */
export interface Sluip {
  /** Which rare insect it is. */
  readonly wie: number;
  /** How far the child is: 0 is where it begins, 1 the last flower. */
  readonly ver: number;
  readonly loopt: boolean;
  /** The flower that the insect sits on; beyond the last one it is gone. */
  readonly bloem: number;
  readonly schrikOp: number;
  readonly gevangenOp: number | null;
  /** Calm mode: how many turns were taken, whether the feelers are up, and when the last turn was. */
  readonly beurten: number;
  readonly voelt: boolean;
  readonly stapOp: number;
  /** Where the last step began. */
  readonly vanaf: number;
}
