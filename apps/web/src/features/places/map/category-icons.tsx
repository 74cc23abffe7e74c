import { CONTENT_TYPE_IDS, type ContentTypeId } from '@honjeo/contract/values/enums'
import {
  BedDouble,
  Bike,
  Footprints,
  Landmark,
  type LucideIcon,
  Mountain,
  PartyPopper,
  ShoppingBag,
  Utensils,
} from 'lucide-react'

export const CATEGORY_ICONS: Record<ContentTypeId, LucideIcon> = {
  12: Mountain,
  14: Landmark,
  15: PartyPopper,
  25: Footprints,
  28: Bike,
  32: BedDouble,
  38: ShoppingBag,
  39: Utensils,
}

export const iconId = (contentTypeId: ContentTypeId) => `map-icon-${contentTypeId}`

/** Every icon once; the marks, which React does not draw, refer to them. */
export function IconSprite() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {CONTENT_TYPE_IDS.map((contentTypeId) => {
        const Icon = CATEGORY_ICONS[contentTypeId]
        return (
          <symbol key={contentTypeId} id={iconId(contentTypeId)} viewBox="0 0 24 24">
            <Icon width={24} height={24} />
          </symbol>
        )
      })}
    </svg>
  )
}
