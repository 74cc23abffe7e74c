import { HELP_KINDS } from '@honjeo/contract/values/help-kinds'
import { expect, it } from 'vitest'
import { isOnJeju } from './bounds.ts'
import { helpPoints } from './help-points.ts'
import { regionOfAddress } from './region.ts'

it.each(helpPoints.map((point) => [point.name, point] as const))(
  '%s says who says so, of which day, and who confirms it',
  (_, point) => {
    expect(point.source.url).toMatch(/^https:\/\//)
    expect(point.source.name.trim()).not.toBe('')
    expect(point.dataDate).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(point.dataDate <= '2026-11-29').toBe(true)
    expect(point.alsoSaidBy.trim()).not.toBe('')
    expect(isOnJeju(point.lat, point.lng)).toBe(true)
    expect(regionOfAddress(point.address ?? '')).toBeDefined()
    // A toilet alone has no phone.
    expect(point.phone ?? point.kind).toMatch(/^(064-\d{3}-\d{4}|TOILET)$/)
  },
)

it('has each emergency room once, five in the north and one in the south', () => {
  const rooms = helpPoints.filter(({ kind }) => kind === 'EMERGENCY_ROOM')
  expect(new Set(rooms.map(({ name }) => name)).size).toBe(rooms.length)
  const count = (city: string) => rooms.filter(({ address }) => address?.split(' ')[1] === city).length
  expect([count('제주시'), count('서귀포시'), rooms.length]).toEqual([5, 1, 6])
})

it('has some of what is looked for most, and nothing of what was not confirmed twice', () => {
  const kinds = HELP_KINDS.filter((kind) => helpPoints.some((point) => point.kind === kind))
  expect(kinds).toEqual(['EMERGENCY_ROOM', 'TOILET', 'TOURIST_INFO'])
})

it('opens at no hour that is not known', () => {
  expect(helpPoints.filter(({ hours }) => hours !== null)).toEqual([])
})
