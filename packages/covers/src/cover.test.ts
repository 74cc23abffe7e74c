import { describe, expect, it } from 'vitest'
import { coverSvg } from './cover.ts'
import { CATEGORY_SCENES, SCENES, type CoverCategory, type CoverScene } from './scenes.ts'
import { svgFaults } from './testing/svg-faults.ts'

const categories = Object.keys(CATEGORY_SCENES).map(Number) as CoverCategory[]
const scenes = Object.keys(SCENES) as CoverScene[]
const ids = Array.from({ length: 2000 }, (_, index) => 126_435 + index * 1931)

function gradientIds(svg: string): (string | undefined)[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
}

describe('the cover of a place', () => {
  it('is the same bytes every time', () => {
    for (const contentTypeId of categories) {
      expect(coverSvg({ contentId: 126_435, contentTypeId })).toBe(coverSvg({ contentId: 126_435, contentTypeId }))
    }
  })

  it.each(categories)('of category %i stays below 4 KB for every id', (contentTypeId) => {
    expect(Math.max(...ids.map((contentId) => coverSvg({ contentId, contentTypeId }).length))).toBeLessThan(4096)
  })

  it.each(scenes)('with the scene %s stays below 4 KB for every id', (scene) => {
    expect(Math.max(...ids.map((contentId) => coverSvg({ contentId, contentTypeId: 12, scene }).length))).toBeLessThan(
      4096,
    )
  })

  it.each(scenes)('with the scene %s is well-formed and asks for nothing from outside', (scene) => {
    const pictures = ids.slice(0, 50).map((contentId) => coverSvg({ contentId, contentTypeId: 12, scene }))
    expect(pictures.flatMap(svgFaults)).toEqual([])
  })

  it.each(categories)('of category %i differs between places', (contentTypeId) => {
    const some = ids.slice(0, 200)
    expect(
      new Set(some.map((contentId) => coverSvg({ contentId, contentTypeId }).replaceAll(`-${contentId}`, ''))).size,
    ).toBe(some.length)
  })

  it('spreads the palettes over the ids', () => {
    const skies = ids.map(
      (contentId) => /stop-color="(#\w+)"/.exec(coverSvg({ contentId, contentTypeId: 12, scene: 'oreum' }))?.[1],
    )
    const counts = [...new Set(skies)].map((sky) => skies.filter((other) => other === sky).length)
    expect(counts).toHaveLength(SCENES.oreum.palettes.length)
    expect(Math.min(...counts)).toBeGreaterThan(ids.length / SCENES.oreum.palettes.length / 2)
  })

  it('follows the given scene rather than the category', () => {
    const place = { contentId: 126_437, contentTypeId: 12 } as const
    expect(coverSvg({ ...place, scene: 'falls' })).not.toBe(coverSvg({ ...place, scene: 'oreum' }))
  })

  it('names its gradients after the place, so that two covers can be in one document', () => {
    const first = gradientIds(coverSvg({ contentId: 1, contentTypeId: 12 }))
    const second = gradientIds(coverSvg({ contentId: 2, contentTypeId: 12 }))
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
  })
})
