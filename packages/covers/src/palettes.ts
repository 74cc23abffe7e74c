/** The colours of one hour and season. Hills run from `far` (pale, hazy) over `hill` and `land` to `deep` (foreground). */
export interface Palette {
  sky: readonly [top: string, horizon: string]
  /** The colour of sun or moon, and of the light on water. */
  sun: string
  cloud: string
  far: string
  hill: string
  land: string
  deep: string
  sea: readonly [horizon: string, shore: string]
  sand: string
  /** The colour of walls, paper and foam: the lightest thing in the picture. */
  wall: string
  /** The colour of the one warm spot: tangerines, lanterns, lit windows. */
  accent: string
  bloom: string
  starry: boolean
}

export const PALETTES = {
  dawn: {
    sky: ['#f4b9a3', '#fdeddb'],
    sun: '#fff4dc',
    cloud: '#fff6ec',
    far: '#d3bccd',
    hill: '#a997bb',
    land: '#8079a6',
    deep: '#555a83',
    sea: ['#c3b5d0', '#8f93bd'],
    sand: '#f3dfc7',
    wall: '#fff8ee',
    accent: '#f0875a',
    bloom: '#f3a3ac',
    starry: false,
  },
  day: {
    sky: ['#8accec', '#e6f6f2'],
    sun: '#fff8d6',
    cloud: '#ffffff',
    far: '#b3d9cd',
    hill: '#83c3a1',
    land: '#57a07d',
    deep: '#2f7459',
    sea: ['#7cc8d8', '#3aa3bd'],
    sand: '#f6e6c6',
    wall: '#fffaf0',
    accent: '#f79a2b',
    bloom: '#f28ea2',
    starry: false,
  },
  canola: {
    sky: ['#9fd9f0', '#fff6d8'],
    sun: '#ffffff',
    cloud: '#ffffff',
    far: '#bddcb8',
    hill: '#9ac982',
    land: '#f2ca48',
    deep: '#71a24a',
    sea: ['#98d6d8', '#58b7bd'],
    sand: '#f8ebc9',
    wall: '#fffaf0',
    accent: '#ef8a24',
    bloom: '#f59bb0',
    starry: false,
  },
  sunset: {
    sky: ['#ee7d63', '#fddaa2'],
    sun: '#fff0c9',
    cloud: '#fbc6a0',
    far: '#dc9190',
    hill: '#b0637c',
    land: '#7b486b',
    deep: '#472e54',
    sea: ['#e59a86', '#8a5379'],
    sand: '#f0c79c',
    wall: '#fff0dc',
    accent: '#ffc14f',
    bloom: '#ffab9c',
    starry: false,
  },
  night: {
    sky: ['#22336a', '#8190c8'],
    sun: '#fdf3cf',
    cloud: '#56669f',
    far: '#5c6fab',
    hill: '#3d4f88',
    land: '#2b3c6c',
    deep: '#1b274a',
    sea: ['#5468a3', '#2a3f78'],
    sand: '#8f97bb',
    wall: '#f1ead9',
    accent: '#f8bd5f',
    bloom: '#e79ab5',
    starry: true,
  },
  mist: {
    sky: ['#cbdcdb', '#f5f6ef'],
    sun: '#ffffff',
    cloud: '#ffffff',
    far: '#c5d6cd',
    hill: '#a0bdb0',
    land: '#739b8a',
    deep: '#4a7565',
    sea: ['#bcd3d1', '#86b0b0'],
    sand: '#ebe2cf',
    wall: '#fffdf6',
    accent: '#e6984f',
    bloom: '#e69fa6',
    starry: false,
  },
  sea: {
    sky: ['#6cc2e6', '#ddf5f3'],
    sun: '#fff8dc',
    cloud: '#ffffff',
    far: '#95cfd6',
    hill: '#5db4a8',
    land: '#2f9092',
    deep: '#1c697e',
    sea: ['#54bcd3', '#1f8fb2'],
    sand: '#f8e9cc',
    wall: '#ffffff',
    accent: '#ff9a45',
    bloom: '#ff9db0',
    starry: false,
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
