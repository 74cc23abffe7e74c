import { describe, expect, it } from 'vitest'
import { createClusterIndex, type MapMark, type MapPoint, toPoints, withChosen } from './cluster-index.ts'
import { ZOOM_MAX } from '#features/map/map-area.ts'

const ISLAND = { west: 125.9, south: 33, east: 127.2, north: 34.2 }
const WHOLE = 9
const STREET = 17

const point = (id: number, lat: number, lng: number): MapPoint => ({
  id,
  lat,
  lng,
  isOpen: null,
  title: `곳 ${id}`,
  contentTypeId: 12,
})

/** Three within a village, one at the other end of the island; best first. */
const POINTS = [point(7, 33.458, 126.942), point(3, 33.25, 126.3), point(5, 33.46, 126.94), point(9, 33.459, 126.938)]
const index = createClusterIndex(POINTS)
const brief = (marks: MapMark[]) =>
  marks.map((mark) => (mark.kind === 'cluster' ? [mark.key, mark.count] : [mark.key, mark.point.title]))

describe('the marks of a map', () => {
  it('gather what is too close to press apart, best first, each known by its best place', () => {
    expect(brief(index.marksIn(ISLAND, WHOLE))).toEqual([
      [7, 3],
      [3, '곳 3'],
    ])
  })

  it('are by themselves in the order of the places where there is room', () => {
    expect(brief(index.marksIn(ISLAND, STREET))).toEqual([
      [7, '곳 7'],
      [3, '곳 3'],
      [5, '곳 5'],
      [9, '곳 9'],
    ])
  })

  it('are those within the box alone', () => {
    const west = { ...ISLAND, east: 126.5 }
    expect(brief(index.marksIn(west, WHOLE))).toEqual([[3, '곳 3']])
  })

  it('count a zoom between two as the wider one, until the nearer one is close', () => {
    expect(index.marksIn(ISLAND, WHOLE + 0.5)).toEqual(index.marksIn(ISLAND, WHOLE))
    expect(index.marksIn(ISLAND, STREET - 0.25)).toEqual(index.marksIn(ISLAND, STREET))
  })

  it('fall apart at the zoom that a group names', () => {
    const [group] = index.marksIn(ISLAND, WHOLE)
    if (group?.kind !== 'cluster') throw new Error('no group')
    const zoom = index.expansionZoom(group.clusterId)
    expect(zoom).toBeGreaterThan(WHOLE)
    expect(index.marksIn(ISLAND, zoom - 1)).toHaveLength(2)
    expect(index.marksIn(ISLAND, zoom).length).toBeGreaterThan(2)
  })

  it('stay together as near as the map goes where places share a doorstep', () => {
    const doorstep = createClusterIndex([point(1, 33.5, 126.5), point(2, 33.50002, 126.50002)])
    const [group, ...others] = doorstep.marksIn(ISLAND, ZOOM_MAX)
    if (group?.kind !== 'cluster') throw new Error('no group')
    expect([others, group.count]).toEqual([[], 2])
    expect(doorstep.expansionZoom(group.clusterId)).toBeGreaterThan(ZOOM_MAX)
  })

  it('are none where there is no place', () => {
    expect(createClusterIndex([]).marksIn(ISLAND, WHOLE)).toEqual([])
  })
})

describe('the chosen place', () => {
  it('is shown beside the group it is in, under a key of its own', () => {
    const marks = withChosen(index.marksIn(ISLAND, WHOLE), POINTS[0]!)
    expect(brief(marks)).toEqual([
      [7, 3],
      [3, '곳 3'],
      [-7, '곳 7'],
    ])
  })

  it('is not shown twice where it is by itself', () => {
    expect(withChosen(index.marksIn(ISLAND, STREET), POINTS[0]!)).toHaveLength(4)
    expect(withChosen(index.marksIn(ISLAND, STREET), null)).toHaveLength(4)
  })
})

it('reads points from GeoJSON, longitude first', () => {
  const feature = {
    type: 'Feature' as const,
    id: 42,
    geometry: { type: 'Point' as const, coordinates: [126.94, 33.46] as [number, number] },
    properties: { title: '성산일출봉', contentTypeId: 12 as const, isOpen: null },
  }
  expect(toPoints({ features: [feature] })).toEqual([
    { id: 42, lat: 33.46, lng: 126.94, title: '성산일출봉', contentTypeId: 12, isOpen: null },
  ])
})
