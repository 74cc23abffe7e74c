import type { SavedPlace } from '@honjeo/contract/spot-cart'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toggled } from '#features/places/cart/selection.ts'
import { PlaceCardSkeletons, PlaceRow } from '#features/places/place-card.tsx'
import { savedPlacesQuery } from '#features/places/saved/saved.api.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'

export interface CartSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The ids of the places that are in the plan already; they are not offered again. */
  taken: readonly number[]
  /** The number of places that there is still room for. */
  room: number
  onAdd: (places: SavedPlace[]) => void
}

const NONE: ReadonlySet<number> = new Set()

/** The saved places, to tick those that come along. */
export function CartSheet({ open, onOpenChange, taken, room, onAdd }: CartSheetProps) {
  const { t } = useLingui()
  const list = useInfiniteQuery({ ...savedPlacesQuery('SAVED', undefined), enabled: open })
  const { places: saved = [], totalCount = 0 } = list.data ?? {}
  const [chosen, setChosen] = useState(NONE)
  const isFull = chosen.size >= room

  function handleOpenChange(next: boolean) {
    if (!next) setChosen(NONE)
    onOpenChange(next)
  }

  function handleAdd() {
    onAdd(saved.filter(({ contentId }) => chosen.has(contentId)))
    handleOpenChange(false)
  }

  return (
    <Sheet
      open={open}
      onOpenChange={handleOpenChange}
      title={t`담은 장소에서 고르기`}
      description={isFull ? t`더는 넣을 수 없어요. 몇 곳을 빼고 골라주세요.` : undefined}
      height="tall"
      footer={
        totalCount === 0 ? undefined : (
          <Button fullWidth disabled={chosen.size === 0} onClick={handleAdd}>
            {chosen.size === 0 ? t`장소를 골라주세요` : plural(chosen.size, { other: '#곳 넣기' })}
          </Button>
        )
      }
    >
      <Paged
        query={list}
        skeleton={<PlaceCardSkeletons count={4} />}
        isEmpty={() => totalCount === 0}
        empty={
          <EmptyState
            scene="road"
            title={t`아직 담은 장소가 없어요`}
            description={t`마음에 드는 곳의 하트를 누르면 여기에 모여요.`}
            action={<LinkButton to={paths.search()}>{t`장소 둘러보기`}</LinkButton>}
          />
        }
      >
        {() => (
          <ul className="divide-y divide-basalt-200">
            {saved.map((place) => {
              const isTaken = taken.includes(place.contentId)
              const isChosen = chosen.has(place.contentId)
              return (
                <li key={place.contentId}>
                  <Checkbox
                    aria-label={isTaken ? t`${place.title}, 이미 넣었어요` : place.title}
                    checked={isTaken || isChosen}
                    disabled={isTaken || (isFull && !isChosen)}
                    onChange={() => setChosen(toggled(chosen, place.contentId))}
                    label={
                      <span className="flex gap-3.5">
                        <PlaceRow place={place} />
                      </span>
                    }
                  />
                </li>
              )
            })}
          </ul>
        )}
      </Paged>
    </Sheet>
  )
}
