import { gradient, openSvg, weather } from './backdrop.ts'
import { PALETTES } from './palettes.ts'
import { createRandom, hashText } from './random.ts'
import { COVER_HEIGHT, COVER_WIDTH } from './scene.ts'
import { CATEGORY_SCENES, SCENES, type CoverCategory, type CoverScene } from './scenes.ts'

export interface CoverSubject {
  contentId: number
  contentTypeId: CoverCategory
  /** The scene that says what the place is about, when its category alone would not. */
  scene?: CoverScene | undefined
}

/** The picture of a place that has no photo: an SVG document, the same bytes for the same subject. */
export function coverSvg({ contentId, contentTypeId, scene }: CoverSubject): string {
  const random = createRandom(hashText(String(contentId)))
  const { palettes, sun: fixedSun, draw } = SCENES[scene ?? random.pick(CATEGORY_SCENES[contentTypeId])]
  const palette = PALETTES[random.pick(palettes)]
  const sun = fixedSun ?? { x: random.between(70, 330), y: random.between(48, 78) }
  // A mirrored scene gives twice as many pictures for a few bytes: nothing in a scene minds being mirrored.
  const mirror = random.chance(0.5) ? ` transform="matrix(-1 0 0 1 ${COVER_WIDTH} 0)"` : ''
  const skyId = `sky-${contentId}`
  const seaId = `sea-${contentId}`
  return (
    openSvg(COVER_WIDTH, COVER_HEIGHT) +
    `<defs>${gradient(skyId, palette.sky, 0.72)}${gradient(seaId, palette.sea)}</defs>` +
    `<rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="url(#${skyId})"/>` +
    `<g${mirror}>` +
    weather(random, palette, sun) +
    draw({ palette, random, sun, seaFill: `url(#${seaId})` }) +
    '</g></svg>'
  )
}
