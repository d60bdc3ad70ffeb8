/** Colours and heights of the regions. Far is paler than near: that makes the depth of a picture book. */
import { KLEUREN } from '@spelrijk/ui/tokens';

export interface RegionLook {
  readonly sky: string;
  readonly far: string;
  readonly mid: string;
  readonly ground: string;
  readonly meadow: string;
  readonly front: string;
  readonly road: string;
  readonly edge: string;
  /** Height of the far and middle hills; 0 shows the sea. */
  readonly farHeight: number;
  readonly midHeight: number;
  /** Colour of an open place. */
  readonly place: string;
  readonly placeDark: string;
}

const MEADOW: RegionLook = {
  sky: '#bfe6fa',
  far: '#c4e3cf',
  mid: '#a9d8a0',
  ground: '#b9e08f',
  meadow: '#a5d57c',
  front: '#79b95a',
  road: '#f6e3b8',
  edge: '#d9b878',
  farHeight: 84,
  midHeight: 34,
  place: '#2f9aa8',
  placeDark: '#0b5e69',
};

const LOOKS: Readonly<Record<string, RegionLook>> = {
  klankenkust: {
    sky: '#b9e6fb',
    far: '#bfe3ee',
    mid: '#cfe6c4',
    ground: '#f9e7bd',
    meadow: '#f3dba6',
    front: '#e6c684',
    road: '#fff4d9',
    edge: '#dcb877',
    farHeight: 0,
    midHeight: 0,
    place: '#17808e',
    placeDark: '#0a5560',
  },
  letterbos: {
    sky: '#c9ecf0',
    far: '#a9d6bd',
    mid: '#7fbf8a',
    ground: '#9fd17c',
    meadow: '#8cc56b',
    front: '#4f9a4a',
    road: '#ecd9ae',
    edge: '#b9975c',
    farHeight: 104,
    midHeight: 62,
    place: '#3f8431',
    placeDark: '#28591d',
  },
  regelrivier: { ...MEADOW },
  woordwerf: {
    sky: '#cfe4f5',
    far: '#c0d3df',
    mid: '#a8cdb1',
    ground: '#d6d9b4',
    meadow: '#c8cda0',
    front: '#a6a877',
    road: '#efe2cb',
    edge: '#b59f7d',
    farHeight: 66,
    midHeight: 26,
    place: '#b4472a',
    placeDark: '#7c2c17',
  },
  onthoudeiland: {
    sky: '#aee4f7',
    far: '#a8dcec',
    mid: '#b6e0d2',
    ground: '#6fcfdc',
    meadow: '#5cc3d3',
    front: '#3fabbf',
    road: '#fdedc4',
    edge: '#d8b36c',
    farHeight: 0,
    midHeight: 0,
    place: '#b8552a',
    placeDark: '#7f3715',
  },
  puntenplein: {
    sky: '#fde3d2',
    far: '#e6cfd8',
    mid: '#c9d9b5',
    ground: '#f0d9b8',
    meadow: '#e6c9a3',
    front: '#c99f74',
    road: '#fff3e0',
    edge: '#cda27a',
    farHeight: 60,
    midHeight: 24,
    place: KLEUREN.druif,
    placeDark: '#54338a',
  },
  werkwoordbergen: {
    sky: '#d5def8',
    far: '#bccbe6',
    mid: '#a3c3b8',
    ground: '#b4d8b0',
    meadow: '#a0caa2',
    front: '#6fa283',
    road: '#f3ead7',
    edge: '#b3a487',
    farHeight: 120,
    midHeight: 70,
    place: '#3b63b0',
    placeDark: '#26427a',
  },
};

/** The look of a region; a region nobody has drawn yet is a meadow. */
export function lookOf(id: string): RegionLook {
  return LOOKS[id] ?? MEADOW;
}
