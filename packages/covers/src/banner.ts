import { gradient, openSvg } from './backdrop.ts'
import { companion } from './banners/companion.ts'
import { market } from './banners/market.ts'
import { oreums } from './banners/oreums.ts'
import { safety } from './banners/safety.ts'
import { circle, cloud } from './draw.ts'
import { PALETTES } from './palettes.ts'
import { createRandom, hashText } from './random.ts'
import { BANNER_HEIGHT, BANNER_WIDTH, type BannerPicture } from './scene.ts'

const BANNERS = {
  SAFETY: safety,
  COMPANION: companion,
  OREUM: oreums,
  MARKET: market,
} as const satisfies Record<string, BannerPicture>

export type BannerName = keyof typeof BANNERS

/** The picture behind one line of the home banner: an SVG document, always the same. */
export function bannerSvg(scene: BannerName): string {
  const banner = BANNERS[scene]
  const palette = PALETTES[banner.palette]
  const { sun } = banner
  const skyId = `banner-sky-${scene}`
  const seaId = `banner-sea-${scene}`
  return (
    openSvg(BANNER_WIDTH, BANNER_HEIGHT) +
    `<defs>${gradient(skyId, palette.sky, 0.78)}${gradient(seaId, palette.sea)}</defs>` +
    `<rect width="${BANNER_WIDTH}" height="${BANNER_HEIGHT}" fill="url(#${skyId})"/>` +
    circle(sun.x, sun.y, 52, palette.sun, 0.28) +
    circle(sun.x, sun.y, 28, palette.sun) +
    cloud(sun.x < 600 ? 690 : 500, 84, 1, palette.cloud) +
    banner.draw({ palette, random: createRandom(hashText(scene)), sun, seaFill: `url(#${seaId})` }) +
    '</svg>'
  )
}
