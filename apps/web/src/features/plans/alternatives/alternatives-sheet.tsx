import type { PlanSpot } from '@honjeo/contract/plan'
import type { PlanAlternative } from '@honjeo/contract/plans'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { alternativesQuery } from '../plans.api.ts'
import { AlternativeCard } from './alternative-card.tsx'
import { AlternativeSkeletons } from './alternative-skeletons.tsx'

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
