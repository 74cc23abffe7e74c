import { useLingui } from '@lingui/react/macro'
import { CartActions } from '#features/places/cart/cart-actions.tsx'
import { CartList } from '#features/places/cart/cart-list.tsx'
import { SelectionToolbar, SortToolbar } from '#features/places/cart/cart-toolbar.tsx'
import { useCart } from '#features/places/cart/use-cart.ts'
import { useCartSelection } from '#features/places/cart/use-cart-selection.ts'
import { KeptCart } from '#features/places/cart/kept-cart.tsx'
import { useKeptCart } from '#features/places/cart/use-kept-cart.ts'
import { Paged } from '#ui/paged.tsx'
import { PlaceCardSkeletons } from '#features/places/place-card-skeletons.tsx'
import { SAVED_SORT_LABELS } from '#features/places/place-labels.ts'
import { PositionNotice } from '#features/places/position-notice.tsx'
import { isSilence } from '#lib/api-error.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotKept } from '#ui/not-kept.tsx'
import { PageHeader } from '#ui/page-header.tsx'

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
