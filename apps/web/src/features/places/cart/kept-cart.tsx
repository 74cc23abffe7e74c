import type { SavedPlace } from '@honjeo/contract/spot-cart'
import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
import { KeptNotice } from '#ui/kept-notice.tsx'
import { PlaceRow } from '../place-card.tsx'
import { usePosition } from '../use-position.ts'

export interface KeptCartProps {
  places: readonly SavedPlace[]
  totalCount: number
  savedAt: string
  failure: Error
  onRetry: () => void
}

/** The saved places as the device kept them: to be read, not changed. How far they are is told from here where that is known. */
export function KeptCart({ places, totalCount, savedAt, failure, onRetry }: KeptCartProps) {
  const { t } = useLingui()
  const { position } = usePosition(false)
  const when = formatDateTime(savedAt)
  const isOldDistance = position === undefined && places.some(({ distance }) => distance !== null)
  const keptCount = places.length
  return (
    <>
      <KeptNotice failure={failure} onRetry={onRetry}>
        <p>{t`${when}에 저장해 둔 장소를 보여드려요. 지금은 읽기만 할 수 있어요.`}</p>
        {isOldDistance && <p>{t`거리는 그때 있던 곳에서 잰 거예요.`}</p>}
        {keptCount < totalCount && <p>{t`담은 ${totalCount}곳 중 ${keptCount}곳이 이 기기에 있어요.`}</p>}
      </KeptNotice>
      <ul aria-label={t`저장해 둔 장소`} className="space-y-3">
        {places.map((place) => (
          <li key={place.contentId}>
            <Card className="flex gap-3.5 p-3">
              <PlaceRow place={position === undefined ? place : { ...place, distance: null }} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}
