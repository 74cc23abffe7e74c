import type { PlanSpot } from '@honjeo/contract/plan'
import type { PlanAlternative } from '@honjeo/contract/plans'
import { PLAN_ALTERNATIVES } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PlaceImage } from '#features/places/place-image.tsx'
import { CATEGORY_LABELS, shortAddress } from '#features/places/labels.ts'
import { errorText } from '#lib/server/api-error.ts'
import { cardClass } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { extraTimeText } from '../labels.ts'
import { alternativesQuery } from '../plans.api.ts'
import { whyText } from '../stop-text.ts'

export interface AlternativesSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  planId: number
  version: number
  /** The one to be replaced. */
  spot: Pick<PlanSpot, 'spotId' | 'title'>
  /** The sheet is closed by then. */
  onChoose: (alternative: PlanAlternative) => void
}

/** What else would fit in a stop's place and time. */
export function AlternativesSheet({ open, onOpenChange, spot, onChoose, ...plan }: AlternativesSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`다른 곳으로 바꾸기`}
      description={t`${spot.title} 자리에 어울리는 곳이에요.`}
    >
      <Alternatives
        {...plan}
        spotId={spot.spotId}
        onChoose={(alternative) => {
          onOpenChange(false)
          onChoose(alternative)
        }}
      />
    </Sheet>
  )
}

interface AlternativesProps extends Pick<AlternativesSheetProps, 'planId' | 'version' | 'onChoose'> {
  spotId: string
}

function Alternatives({ planId, version, spotId, onChoose }: AlternativesProps) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(alternativesQuery(planId, spotId, version))
  if (data === undefined) {
    if (error === null) return <AlternativeSkeletons />
    return <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (data.length === 0) {
    return (
      <EmptyState
        scene="road"
        title={t`바꿀 만한 곳을 찾지 못했어요`}
        description={t`이 시간에 들를 수 있는 곳이 가까이에 없어요. 시간을 옮기고 다시 찾아보세요.`}
      />
    )
  }
  return (
    <ul className="space-y-3">
      {data.map((alternative) => (
        <li key={alternative.contentId}>
          <AlternativeCard alternative={alternative} onChoose={() => onChoose(alternative)} />
        </li>
      ))}
    </ul>
  )
}

interface AlternativeCardProps {
  alternative: PlanAlternative
  onChoose: () => void
}

/** A place one could go to instead; the card itself is the choice. */
function AlternativeCard({ alternative, onChoose }: AlternativeCardProps) {
  const { i18n } = useLingui()
  const { title, contentTypeId, addr1, image, reasons, extraMinutes } = alternative
  const why = whyText({ reasons, reasonText: null })
  return (
    <button
      type="button"
      onClick={onChoose}
      className={cx(
        cardClass,
        'flex w-full gap-3.5 border border-basalt-200 p-3 text-left transition-[scale,opacity] hover:opacity-90 active:scale-[0.99]',
      )}
    >
      <PlaceImage place={alternative} src={image} alt="" ratio="1/1" className="size-18 shrink-0 rounded-md" />
      <span className="min-w-0 flex-1 space-y-0.5">
        <span className="block font-bold">{title}</span>
        <span className="block text-sm text-basalt-500">
          {i18n._(CATEGORY_LABELS[contentTypeId])} · {shortAddress(addr1)}
        </span>
        {why !== null && <span className="block text-sm text-sea-700">{why}</span>}
        <span className="block text-sm text-basalt-700">{extraTimeText(extraMinutes)}</span>
      </span>
    </button>
  )
}

/** Placeholders for as many as may come, so that the sheet keeps its height. */
function AlternativeSkeletons() {
  return (
    <SkeletonGroup className="space-y-3">
      {Array.from({ length: PLAN_ALTERNATIVES }, (_, index) => (
        <div key={index} className={cx(cardClass, 'flex gap-3.5 border border-basalt-200 p-3')}>
          <Skeleton className="size-18 rounded-md" />
          <div className="min-w-0 flex-1 space-y-2 py-1">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-2/3" />
            <Skeleton className="h-3 w-3/4" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
