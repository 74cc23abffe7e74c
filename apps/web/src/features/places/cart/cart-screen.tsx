import type { SavedPlace } from '@honjeo/contract/spot-cart'
import { SAVED_SORTS, type SavedSort } from '@honjeo/contract/values/enums'
import { Plural, useLingui } from '@lingui/react/macro'
import { isSilence } from '#lib/server/api-error.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { KeptNotice, NotKept } from '#features/kept/kept-notice.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { SelectMenu } from '#ui/form/select-menu.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { PlaceCard, PlaceCardSkeletons, PlaceRow } from '../place-card.tsx'
import { SAVED_SORT_LABELS } from '../labels.ts'
import { PositionNotice } from '../position-notice.tsx'
import { usePosition } from '../use-position.ts'
import { CartActions } from './cart-actions.tsx'
import { extentOf } from './selection.ts'
import { type CartSelection, useCart, useCartSelection, useKeptCart } from './use-cart.ts'

export function Component() {
  const { t, i18n } = useLingui()
  const { list, sort, positionState, askAgain, changeSort, loadAll } = useCart()
  const selection = useCartSelection(loadAll)
  const { isEditing, start, stop } = selection
  const offline = useKeptCart(list)
  const { places = [], totalCount = 0 } = list.data ?? {}
  const retry = () => void list.refetch()
  const isOutOfReach = offline.state !== 'NOT_NEEDED' && offline.state !== 'LOOKING' && isSilence(list.failureReason)

  return (
    <>
      <PageHeader
        title={t`내가 담은 장소`}
        back={{ fallback: paths.my() }}
        right={
          totalCount > 0 && (
            <Button variant="ghost" size="md" className="whitespace-nowrap" onClick={isEditing ? stop : start}>
              {isEditing ? t`완료` : t`편집`}
            </Button>
          )
        }
      />
      <div className="flex flex-1 flex-col gap-2 px-gutter pb-4">
        {totalCount > 0 &&
          (isEditing ? (
            <SelectionToolbar totalCount={totalCount} selection={selection} />
          ) : (
            <SortToolbar totalCount={totalCount} sort={sort} onSortChange={changeSort} />
          ))}
        {offline.state === 'KEPT' && offline.row.items.length > 0 ? (
          <KeptCart
            places={offline.row.items}
            totalCount={offline.row.totalCount}
            savedAt={offline.row.savedAt}
            failure={offline.failure}
            onRetry={retry}
          />
        ) : isOutOfReach ? (
          <NotKept
            title={t`연결이 끊겨서 담은 장소를 열지 못했어요`}
            description={t`이 화면을 연결된 동안 한 번 열어두면 연결 없이도 볼 수 있어요.`}
            isRetrying={list.isFetching}
            onRetry={retry}
          />
        ) : (
          <>
            <PositionNotice state={positionState} order={i18n._(SAVED_SORT_LABELS[sort])} onAskAgain={askAgain} />
            <Paged
              query={list}
              skeleton={<PlaceCardSkeletons count={5} />}
              isEmpty={(data) => data.totalCount === 0}
              empty={
                <div className="flex flex-1 flex-col justify-center">
                  <EmptyState
                    scene="road"
                    title={t`아직 담은 장소가 없어요`}
                    description={t`마음에 드는 곳의 하트를 누르면 여기에 모여요.`}
                    action={<LinkButton to={paths.search()}>{t`장소 둘러보기`}</LinkButton>}
                  />
                </div>
              }
            >
              {() => <CartList places={places} selection={selection} />}
            </Paged>
          </>
        )}
      </div>
      {totalCount > 0 && <CartActions places={places} totalCount={totalCount} selection={selection} />}
    </>
  )
}

function CartList({ places, selection }: { places: readonly SavedPlace[]; selection: CartSelection }) {
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

interface SortToolbarProps {
  totalCount: number
  sort: SavedSort
  onSortChange: (sort: SavedSort) => void
}

/** Says how many there are, and in what order. */
function SortToolbar({ totalCount, sort, onSortChange }: SortToolbarProps) {
  const { t, i18n } = useLingui()
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
      <p role="status" className="font-bold">
        <Plural value={totalCount} other="#곳" />
      </p>
      <SelectMenu<SavedSort>
        label={t`정렬`}
        align="end"
        options={SAVED_SORTS.map((value) => ({ value, label: i18n._(SAVED_SORT_LABELS[value]) }))}
        value={sort}
        onChange={onSortChange}
      />
    </div>
  )
}

/** Takes the place of the number and the order while places are chosen. */
function SelectionToolbar({ totalCount, selection }: { totalCount: number; selection: CartSelection }) {
  const { t } = useLingui()
  const { chosen, isChoosingAll, chooseAll, chooseNone } = selection
  const extent = extentOf(chosen, totalCount)
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 pl-3">
      <Checkbox
        label={t`전체 선택`}
        checked={extent === 'all'}
        isIndeterminate={extent === 'some'}
        disabled={isChoosingAll}
        onChange={() => (extent === 'all' ? chooseNone() : chooseAll())}
      />
      <p role="status" className="flex items-center gap-2 text-sm text-basalt-500 tabular-nums">
        {isChoosingAll && <Spinner size={16} />}
        {t`${totalCount}곳 중 ${chosen.size}곳 선택`}
      </p>
    </div>
  )
}

interface KeptCartProps {
  places: readonly SavedPlace[]
  totalCount: number
  savedAt: string
  failure: Error
  onRetry: () => void
}

/** The saved places as the device kept them: to be read, not changed. How far they are is counted from here where that is known. */
function KeptCart({ places, totalCount, savedAt, failure, onRetry }: KeptCartProps) {
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
