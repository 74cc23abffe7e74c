import { BedDouble, type LucideIcon, Plane, Ship } from 'lucide-react'
import type { EndMark } from './route.ts'

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
            <Icon size={24} />
          </symbol>
        )
      })}
    </svg>
  )
}
