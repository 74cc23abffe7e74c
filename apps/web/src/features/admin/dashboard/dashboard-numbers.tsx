import type { Dashboard } from '@honjeo/contract/admin/staff'
import { useLingui } from '@lingui/react/macro'
import { adminPaths } from '../admin-paths.ts'
import { waitingText } from '../parts/waiting.ts'
import { NumberCard } from './number-card.tsx'

export function DashboardNumbers({ dashboard }: { dashboard: Dashboard }) {
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
