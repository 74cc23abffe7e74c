import type { LocationShare } from '@honjeo/contract/safety/sharing'
import { SHARE_KEEP_DAYS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { formatDateTime, formatTime } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { PastViewers } from './viewer-list.tsx'

/** Who has looked at what one shared before. */
export function PastShares({ shares }: { shares: readonly LocationShare[] }) {
  const { t } = useLingui()
  if (shares.length === 0) return null
  return (
    <section>
      <SectionHeader title={t`지난 공유`} />
      <p className="text-sm text-basalt-700">{t`위치는 지워졌고, 누가 봤는지만 ${SHARE_KEEP_DAYS}일 동안 남아요.`}</p>
      <ul aria-label={t`지난 공유`} className="mt-3 space-y-3">
        {shares.map(({ shareId, startedAt, endedAt, endsAt, viewers }) => (
          <li key={shareId}>
            <Card className="p-0!">
              <h3 className="border-b border-basalt-200 px-4 py-3 font-semibold">
                {formatDateTime(startedAt)} – {formatTime(endedAt ?? endsAt)}
              </h3>
              <PastViewers viewers={viewers} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
