import type { PlanDay, PlanDetail } from '@honjeo/contract/plan'
import type { DryProposal } from '@honjeo/contract/dry-day'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/server/api-error.ts'
import { formatTime } from '#lib/text/dates.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ScreenSpinner } from '#ui/list/page-header.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { planForRain } from '../plans.api.ts'
import { ProposalFooter } from './proposal-footer.tsx'
import { timeRange } from './spot-text.tsx'

export interface RainSheetProps {
  plan: PlanDetail
  dayIndex: number
  /** Resolves when the server knows what was done. */
  onSave: () => Promise<void>
  open: boolean
  onOpenChange: (open: boolean) => void
  onAccept: (days: PlanDay[]) => void
}

/** A day again for its rain, each stop with what became of it; to be taken or left. */
export function RainSheet({ plan, dayIndex, open, onOpenChange, onSave, onAccept }: RainSheetProps) {
  const { t } = useLingui()
  const { planId, version } = plan
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['plans', 'rain', planId, version, dayIndex],
    queryFn: async ({ signal }) => {
      await onSave()
      return planForRain(planId, dayIndex, signal)
    },
    enabled: open,
    // Another forecast may have come since.
    staleTime: 0,
    gcTime: 0,
  })
  const isDrier = data !== undefined && data.wetAfter < data.wetBefore

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`비 오는 날로 다시`}
      footer={
        isDrier ? (
          <ProposalFooter onClose={() => onOpenChange(false)} onAccept={() => onAccept(data.days)}>
            <Trans>이렇게 바꾸기</Trans>
          </ProposalFooter>
        ) : undefined
      }
    >
      {data === undefined ? (
        error === null ? (
          <ScreenSpinner />
        ) : (
          <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
        )
      ) : data.announcedAt === null ? (
        <EmptyState
          title={t`이날 비가 언제 올지 아직 몰라요`}
          description={t`예보가 새로 나오면 다시 짜드릴게요. 조금 뒤에 다시 열어주세요.`}
        />
      ) : isDrier ? (
        <RainyDay proposal={data} announcedAt={data.announcedAt} dayIndex={dayIndex} />
      ) : (
        <EmptyState
          title={data.wetBefore === 0 ? t`이대로도 비를 맞지 않아요` : t`더 나은 순서를 찾지 못했어요`}
          description={
            data.wetBefore === 0
              ? t`밖에 있는 동안에는 비 예보가 없어요.`
              : t`비를 피할 시간이나 가까운 실내를 찾지 못했어요. 우산과 비옷을 챙기세요.`
          }
        />
      )}
    </Sheet>
  )
}

interface RainyDayProps {
  proposal: DryProposal
  announcedAt: string
  dayIndex: number
}

function RainyDay({ proposal: { days, changes, wetBefore, wetAfter }, announcedAt, dayIndex }: RainyDayProps) {
  const { t } = useLingui()
  const sentenceOf = useChangeText()
  const before = plural(wetBefore, { other: '#분' })
  const after = plural(wetAfter, { other: '#분' })
  const bySpot = new Map(changes.map((change) => [change.spotId, change]))
  return (
    <div className="space-y-4">
      <div className="rounded-md bg-sea-50 px-4 py-3 text-sea-700">
        <p className="text-lg font-bold">
          {wetAfter === 0 ? <Trans>비를 맞지 않아요</Trans> : <Trans>비 맞는 시간이 줄어요</Trans>}
        </p>
        <p className="text-sm">
          <Trans>
            비 오는 동안 밖에서 {before} → {after}
          </Trans>
        </p>
      </div>
      <ol className="space-y-3">
        {days[dayIndex]?.spots.map((spot) => {
          const change = bySpot.get(spot.spotId)
          return (
            <li key={spot.spotId}>
              <p className="flex gap-2">
                <span className="min-w-0 flex-1 font-semibold">{spot.title}</span>
                <span className="shrink-0 text-sm text-basalt-500 tabular-nums">{timeRange(spot)}</span>
              </p>
              {change !== undefined && <p className="text-sm text-basalt-700">{sentenceOf(change)}</p>}
            </li>
          )
        })}
      </ol>
      <p className="text-sm text-basalt-500">{t`기상청 ${formatTime(announcedAt)} 예보로 짰어요.`}</p>
    </div>
  )
}

function useChangeText() {
  const { t } = useLingui()
  return ({ code, before }: DryProposal['changes'][number]): string => {
    switch (code) {
      case 'RETIMED':
        return t`다른 곳에 자리를 내주느라 시간이 바뀌었어요.`
      case 'TO_DRY':
        return t`비가 오지 않는 시간으로 옮겼어요.`
      case 'REPLACED':
        return before === null ? t`비를 피할 수 있는 곳으로 바꿨어요.` : t`‘${before}’ 대신 비를 피할 수 있는 곳이에요.`
      case 'KEPT_BOOKED':
        return t`예약했거나 이미 시작한 곳이라 그대로 두었어요. 우산을 챙기세요.`
      case 'KEPT_PICKED':
        return t`직접 고른 곳이라 그대로 두었어요. 우산을 챙기세요.`
      case 'KEPT_FULL':
        return t`비를 피할 시간도 가까운 실내도 찾지 못해 그대로 두었어요. 우산을 챙기세요.`
    }
  }
}
