import { useLingui } from '@lingui/react/macro'
import { CartActions } from '#features/places/cart/cart-actions.tsx'
import { CartList } from '#features/places/cart/cart-list.tsx'
import { SelectionToolbar, SortToolbar } from '#features/places/cart/cart-toolbar.tsx'
import { useCart } from '#features/places/cart/use-cart.ts'
import { useCartSelection } from '#features/places/cart/use-cart-selection.ts'
import { Paged } from '#ui/paged.tsx'
import { PlaceCardSkeletons } from '#features/places/place-card-skeletons.tsx'
import { SAVED_SORT_LABELS } from '#features/places/place-labels.ts'
import { PositionNotice } from '#features/places/position-notice.tsx'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t, i18n } = useLingui()
  const { list, sort, positionState, askAgain, changeSort, loadAll } = useCart()
  const selection = useCartSelection(loadAll)
  const { isEditing, start, stop } = selection
  const { places = [], totalCount = 0 } = list.data ?? {}

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
      </div>
      {totalCount > 0 && <CartActions places={places} totalCount={totalCount} selection={selection} />}
    </>
  )
}
