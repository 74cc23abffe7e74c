import { useLingui } from '@lingui/react/macro'
import { BedDouble, type LucideIcon, Plane, Ship } from 'lucide-react'
import { cx } from '#ui/cx.ts'
import './day-colours.css'
import type { EndMark, Route } from './route.ts'

/** Says which colour is which day. */
export function DayLegend({ paths }: Pick<Route, 'paths'>) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`날마다의 색`} className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-basalt-700">
      {paths
        .filter(({ keys }) => keys.length > 0)
        .map(({ dayIndex }) => {
          const day = dayIndex + 1
          return (
            <li key={dayIndex} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={cx('plan-dot', dayClass(dayIndex))} />
              {t`${day}일차`}
            </li>
          )
        })}
    </ul>
  )
}

/** The number of colours; later days begin again with the first. */
const COLOURS = 7

/** The class that gives a day its colour, see day-colours.css. */
export const dayClass = (dayIndex: number) => `plan-day-${dayIndex % COLOURS}`

const ICONS: Record<EndMark['place'], LucideIcon> = { AIRPORT: Plane, JEJU_PORT: Ship, STAY: BedDouble }
const PLACES = Object.keys(ICONS) as EndMark['place'][]

export const endIconId = (place: EndMark['place']) => `plan-end-${place}`

/** Every icon once; the marks, which React does not draw, refer to them. */
export function RouteIcons() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {PLACES.map((place) => {
        const Icon = ICONS[place]
        return (
          <symbol key={place} id={endIconId(place)} viewBox="0 0 24 24">
            <Icon width={24} height={24} />
          </symbol>
        )
      })}
    </svg>
  )
}
