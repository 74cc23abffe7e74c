import { escapeHtml as escapeXml } from '../lib/escape-html.ts'
import { dayCount } from './journey-dates.ts'
import { toPlanSpot } from './plan-spot.ts'
import type { StoredPlan } from './stored-plan.ts'

interface Point {
  dayIndex: number
  lat: number
  lng: number
  title: string
  memo: string
}

/** Characters that no XML may hold, not even escaped. */
const NO_XML = /[\ufffe\uffff]/g

const element = (name: string, text: string) => `<${name}>${escapeXml(text.replace(NO_XML, ''))}</${name}>`

const point = (tag: string, { lat, lng, title, memo }: Point) =>
  `<${tag} lat="${lat}" lon="${lng}">${element('name', title)}${memo === '' ? '' : element('desc', memo)}</${tag}>`

/** A plan for navigation devices (GPX 1.1): its stops as waypoints, and a route of them for each day. */
export function gpxOfPlan({ plan, spots, places }: StoredPlan, now: Date): string {
  const points = spots.flatMap((row): Point[] => {
    const { title, lat, lng, memo } = toPlanSpot(row, places)
    return lat === null || lng === null ? [] : [{ dayIndex: row.dayIndex, title, lat, lng, memo }]
  })
  const routes = Array.from({ length: dayCount(plan) }, (_, dayIndex) => {
    const ofDay = points.filter((each) => each.dayIndex === dayIndex)
    if (ofDay.length === 0) return ''
    const name = element('name', `${dayIndex + 1}일차`)
    return `<rte>${name}<number>${dayIndex + 1}</number>${ofDay.map((each) => point('rtept', each)).join('')}</rte>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Honjeo" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${element('name', plan.title)}<time>${now.toISOString()}</time></metadata>`,
    ...points.map((each) => point('wpt', each)),
    ...routes.filter((route) => route !== ''),
    '</gpx>',
    '',
  ].join('\n')
}
