import type { PlanDay, PlanDetail } from '@honjeo/contract/plan'
import type { PlanProposal } from '@honjeo/contract/plans'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/server/api-error.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ScreenSpinner } from '#ui/list/page-header.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { optimizePlan } from '../plans.api.ts'
import { ProposalFooter } from './proposal-footer.tsx'
import { timeRange } from './spot-text.tsx'

export interface OptimizeSheetProps {
  plan: PlanDetail
  /** The only day whose order is sought; null: the whole journey. */
  dayIndex: number | null
  /** Resolves when the server knows what was done. */
  onSave: () => Promise<void>
  open: boolean
  onOpenChange: (open: boolean) => void
  onAccept: (days: PlanDay[]) => void
}

/** A shorter order, to be taken or left. */
export function OptimizeSheet({ plan, dayIndex, open, onOpenChange, onSave, onAccept }: OptimizeSheetProps) {
  const { t } = useLingui()
  const { planId, version, days } = plan
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['plans', 'proposal', planId, version, dayIndex],
    queryFn: async ({ signal }) => {
      await onSave()
      return optimizePlan(planId, dayIndex ?? undefined, signal)
    },
    enabled: open,
    staleTime: Infinity,
  })
  const isShorter = data !== undefined && data.minutesAfter < data.minutesBefore

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`동선 다듬기`}
      footer={
        isShorter ? (
          <ProposalFooter onClose={() => onOpenChange(false)} onAccept={() => onAccept(data.days)}>
            <Trans>이 순서로 바꾸기</Trans>
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
      ) : isShorter ? (
        <Proposal proposal={data} days={days} />
      ) : (
        <EmptyState title={t`지금 순서가 가장 짧아요`} description={t`이대로 다녀오면 돼요.`} />
      )}
    </Sheet>
  )
}

function Proposal({ proposal, days }: { proposal: PlanProposal; days: readonly PlanDay[] }) {
  const { t } = useLingui()
  const { minutesBefore, minutesAfter } = proposal
  const saved = plural(minutesBefore - minutesAfter, { other: '#분' })
  return (
    <div className="space-y-4">
      <div className="rounded-md bg-sea-50 px-4 py-3 text-sea-700">
        <p className="text-lg font-bold">
          <Trans>이동이 {saved} 짧아져요</Trans>
        </p>
        <p className="text-sm">
          <Trans>
            {minutesBefore}분 → {minutesAfter}분
          </Trans>
        </p>
      </div>
      {proposal.days.map(({ date, spots }, dayIndex) => {
        if (!isReordered(spots, days[dayIndex]?.spots ?? [])) return null
        const number = dayIndex + 1
        return (
          <section key={date}>
            <h3 className="font-bold">{t`${number}일차`}</h3>
            {spots.length === 0 && <p className="text-basalt-500">{t`비어 있음`}</p>}
            <ol className="mt-1 space-y-1">
              {spots.map((spot, index) => (
                <li key={spot.spotId} className="flex gap-2">
                  <span className="shrink-0 text-basalt-500 tabular-nums">{index + 1}</span>
                  <span className="min-w-0 flex-1">{spot.title}</span>
                  <span className="shrink-0 text-sm text-basalt-500 tabular-nums">{timeRange(spot)}</span>
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

const isReordered = (after: PlanDay['spots'], before: PlanDay['spots']) =>
  after.length !== before.length || after.some(({ spotId }, index) => spotId !== before[index]?.spotId)
