import type { Palette, PaletteName } from './palettes.ts'
import type { SceneRandom } from './random.ts'

export const COVER_WIDTH = 400
export const COVER_HEIGHT = 300

export const BANNER_WIDTH = 800
export const BANNER_HEIGHT = 320

export interface Point {
  x: number
  y: number
}

/** The means with which a scene draws. The sky, the sun and the clouds are already on the canvas. */
export interface Paint {
  palette: Palette
  random: SceneRandom
  sun: Point
  /** Paint server of the water, bright at the horizon. */
  seaFill: string
}

/**
 * One kind of picture on a 400 × 300 canvas. Lists crop it to the middle square and the place page to a wide strip, so
 * what it is about lies between x 60–340 and y 60–240.
 */
export interface Scene {
  palettes: readonly [PaletteName, ...PaletteName[]]
  /** The place where the sun must be; without it the sun is anywhere in the upper sky. */
  sun?: Point
  draw(paint: Paint): string
}

/**
 * A wide picture on an 800 × 320 canvas. Words are laid over its left half, so above y 210 there is only light sky:
 * basalt text keeps its contrast on every one of them.
 */
export interface BannerPicture {
  palette: PaletteName
  sun: Point
  draw(paint: Paint): string
}
