import { describe, expect, it } from 'vitest'
import { bannerSvg, type BannerName } from './banner.ts'
import { svgFaults } from './testing/svg-faults.ts'

const scenes: BannerName[] = ['SAFETY', 'COMPANION', 'OREUM', 'MARKET']

describe('the picture behind a banner', () => {
  it.each(scenes)('%s is well-formed, safe and small', (scene) => {
    const svg = bannerSvg(scene)
    expect(svgFaults(svg)).toEqual([])
    expect(svg).toContain('viewBox="0 0 800 320"')
    expect(svg.length).toBeLessThan(5000)
  })

  it('is the same every time and another one for every scene', () => {
    const pictures = scenes.map((scene) => bannerSvg(scene))
    expect(scenes.map((scene) => bannerSvg(scene))).toEqual(pictures)
    expect(new Set(pictures).size).toBe(scenes.length)
  })
})
