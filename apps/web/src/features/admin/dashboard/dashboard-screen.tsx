import { WITHDRAWAL_REASON_NAMES } from '@honjeo/contract/values/withdrawal-reasons'
import type { Dashboard } from '@honjeo/contract/admin/staff'
import { DASHBOARD_DAYS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { formatNumber } from '#lib/text/numbers.ts'
import { cardClass } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { staffRequest } from '../access/staff-request.ts'
import { adminPaths } from '../admin-paths.ts'
import { ConsolePage, LoadState, Panel } from '../parts/console-page.tsx'
import { serverText } from '#lib/server/server-text.ts'
import { BarChart } from './bar-chart.tsx'
import { waitingText } from './waiting.ts'

const FRESH_MS = 30_000

const dashboardQuery = () =>
  queryOptions({
    queryKey: ['admin', 'dashboard'],
    queryFn: ({ signal }) => staffRequest('GET /api/admin/dashboard', {}, { signal }),
    staleTime: FRESH_MS,
  })

export function Component() {
  const { t } = useLingui()
  return (
    <ConsolePage title={t`현황`}>
      <LoadState query={useQuery(dashboardQuery())}>
        {(dashboard) => (
          <div className="grid grid-cols-1 gap-4">
            <DashboardNumbers dashboard={dashboard} />
            <DashboardCharts daily={dashboard.daily} />
            <WithdrawalReasons reasons={dashboard.withdrawalReasons} />
          </div>
        )}
      </LoadState>
    </ConsolePage>
  )
}

function DashboardNumbers({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLingui()
  const { openReports, oldestOpenReportAt, openInquiries, oldestOpenInquiryAt } = dashboard
  return (
    <ul aria-label={t`지금`} className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <NumberCard
        name={t`기다리는 신고`}
        value={openReports}
        note={oldestOpenReportAt === null ? t`모두 처리했어요` : waitingText(oldestOpenReportAt)}
        isUrgent={openReports > 0}
        to={adminPaths.reportsOf('PENDING')}
      />
      <NumberCard
        name={t`기다리는 문의`}
        value={openInquiries}
        note={oldestOpenInquiryAt === null ? t`모두 답했어요` : waitingText(oldestOpenInquiryAt)}
        isUrgent={openInquiries > 0}
        to={adminPaths.openInquiries()}
      />
      <NumberCard name={t`정지된 회원`} value={dashboard.suspendedMembers} to={adminPaths.suspendedMembers()} />
      <NumberCard name={t`회원`} value={dashboard.members} to={adminPaths.members()} />
      <NumberCard name={t`열린 동행방`} value={dashboard.openRooms} />
      <NumberCard name={t`탈퇴한 회원`} value={dashboard.withdrawals} />
    </ul>
  )
}

interface NumberCardProps {
  name: string
  value: number
  /** The line under the number: how long the oldest has been waiting. */
  note?: ReactNode
  /** Whether something has to be done about it. */
  isUrgent?: boolean
  to?: string
}

function NumberCard({ name, value, note, isUrgent, to }: NumberCardProps) {
  const content = (
    <>
      <span className="block text-sm text-basalt-500">{name}</span>
      <span className={cx('block text-3xl font-bold tabular-nums', isUrgent && 'text-tangerine-700')}>
        {formatNumber(value)}
      </span>
      <span className="block min-h-5 text-sm text-basalt-700">{note}</span>
    </>
  )
  return (
    <li className={cx(cardClass, 'relative', to !== undefined && 'hover:bg-basalt-100')}>
      {to === undefined ? (
        content
      ) : (
        <Link to={to} className="block rounded-sm after:absolute after:inset-0 after:rounded-lg">
          {content}
        </Link>
      )}
    </li>
  )
}

function DashboardCharts({ daily }: { daily: Dashboard['daily'] }) {
  const { t } = useLingui()
  const charts: { name: string; key: keyof Dashboard['daily'] }[] = [
    { name: t`가입`, key: 'signUps' },
    { name: t`게시글`, key: 'posts' },
    { name: t`리뷰`, key: 'reviews' },
    { name: t`동행방`, key: 'rooms' },
    { name: t({ message: '신고', context: 'list' }), key: 'reports' },
    { name: t`문의`, key: 'inquiries' },
  ]
  return (
    <Panel title={t`지난 ${DASHBOARD_DAYS}일`}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
        {charts.map(({ name, key }) => (
          <BarChart key={key} name={name} days={daily[key]} />
        ))}
      </div>
    </Panel>
  )
}

/** The reasons why people left, the most frequent first. */
function WithdrawalReasons({ reasons }: { reasons: Dashboard['withdrawalReasons'] }) {
  const { t } = useLingui()
  const most = Math.max(1, ...reasons.map(({ count }) => count))
  return (
    <Panel title={t`탈퇴한 이유`}>
      {reasons.length === 0 ? (
        <p className="text-basalt-500">{t`아직 탈퇴한 사람이 없어요.`}</p>
      ) : (
        <ul className="space-y-3">
          {reasons
            .toSorted((a, b) => b.count - a.count)
            .map(({ reason, count }) => (
              <li key={reason}>
                <span className="flex justify-between gap-3">
                  {serverText(`WITHDRAWAL_REASON.${reason}`, null, WITHDRAWAL_REASON_NAMES[reason])}
                  <span className="font-bold tabular-nums">{formatNumber(count)}</span>
                </span>
                <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-basalt-200">
                  <span
                    className="block h-full rounded-full bg-sea-600"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </span>
              </li>
            ))}
        </ul>
      )}
    </Panel>
  )
}
