import type { Standing } from '@honjeo/contract/account'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useEffect } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
import { standingQuery } from './standing.api.ts'

/** Browsers count a timer in 31 bits of milliseconds; who waits longer comes back anyway. */
const TIMER_MAX_MS = 2 ** 31 - 1

export function SuspensionCard({ suspension }: { suspension: NonNullable<Standing['suspension']> }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { reason, startedAt, endsAt } = suspension
  const until = formatDateTime(endsAt)

  useEffect(() => {
    const ms = Date.parse(endsAt) - Date.now()
    const ask = () => void queryClient.invalidateQueries({ queryKey: standingQuery().queryKey })
    const timer = setTimeout(ask, Math.min(Math.max(ms, 1000), TIMER_MAX_MS))
    return () => clearTimeout(timer)
  }, [endsAt, queryClient])

  return (
    <Card className="p-5">
      <div className="flex items-start gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-danger-bg text-danger">
          <Ban aria-hidden="true" size={22} />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg font-bold">
            <Trans>지금은 혼저를 이용할 수 없어요</Trans>
          </h2>
          <p className="mt-1 text-basalt-700">{t`${until}까지 계정이 정지돼요.`}</p>
        </div>
      </div>
      <dl className="mt-5 space-y-4 border-t border-basalt-200 pt-4">
        <div>
          <dt className="text-sm text-basalt-500">{t`정지 사유`}</dt>
          <dd className="mt-1 whitespace-pre-line">{reason}</dd>
        </div>
        <div>
          <dt className="text-sm text-basalt-500">{t`정지된 때`}</dt>
          <dd className="mt-1">{formatDateTime(startedAt)}</dd>
        </div>
      </dl>
    </Card>
  )
}
