import type { Sanction } from '@honjeo/contract/admin/common'
import { useLingui } from '@lingui/react/macro'
import { ConsoleLink } from './console-link.tsx'
import { formatDateTime } from '#lib/text/dates.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { adminPaths } from '../admin-paths.ts'
import { SANCTION_KIND_NAMES } from './labels.ts'

/** The sanctions that a member has been sent so far, the latest first. */
export function SanctionList({ sanctions }: { sanctions: readonly Sanction[] }) {
  const { t } = useLingui()
  if (sanctions.length === 0) return <p className="text-basalt-500">{t`경고나 정지를 받은 적이 없어요.`}</p>
  return (
    <ul className="divide-y divide-basalt-200">
      {sanctions.map((sanction) => (
        <SanctionRow key={sanction.id} sanction={sanction} />
      ))}
    </ul>
  )
}

function SanctionRow({ sanction }: { sanction: Sanction }) {
  const { t, i18n } = useLingui()
  const { kind, days, reason, createdAt, endsAt, liftedAt, staffName, reportId } = sanction
  const kindName = i18n._(SANCTION_KIND_NAMES[kind])
  const times = [
    formatDateTime(createdAt),
    endsAt !== null && t`${formatDateTime(endsAt)}까지`,
    liftedAt !== null && t`${formatDateTime(liftedAt)}에 풀림`,
    staffName,
  ]
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === 'WARNING' ? 'normal' : 'hard'}>
          {days === null ? kindName : t`${kindName} ${days}일`}
        </Badge>
        {reportId !== null && (
          <ConsoleLink to={adminPaths.report(reportId)} className="text-sm">{t`신고 #${reportId}`}</ConsoleLink>
        )}
      </span>
      <p className="mt-1 whitespace-pre-line">{reason}</p>
      <p className="text-sm text-basalt-500">{times.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
