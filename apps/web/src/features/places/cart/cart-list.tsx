import type { SavedPlace } from '@honjeo/contract/spot-cart'
import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { PlaceCard, PlaceRow } from '../place-card.tsx'
import type { CartSelection } from './use-cart-selection.ts'

export function CartList({ places, selection }: { places: readonly SavedPlace[]; selection: CartSelection }) {
  const { t } = useLingui()
  const { isEditing, chosen, toggle } = selection
  return (
    <ul aria-label={t`내가 담은 장소`} className="space-y-3">
      {places.map((place) => (
        <li key={place.contentId}>
          {isEditing ? (
            <Card className="p-0 has-checked:ring-2 has-checked:ring-tangerine-500">
              <Checkbox
                className="p-3"
                aria-label={place.title}
                checked={chosen.has(place.contentId)}
                onChange={() => toggle(place.contentId)}
                label={
                  <span className="flex gap-3.5">
                    <PlaceRow place={place} />
                  </span>
                }
              />
            </Card>
          ) : (
            <PlaceCard place={place} />
          )}
        </li>
      ))}
    </ul>
  )
}
