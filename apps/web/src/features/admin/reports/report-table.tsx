import type { StaffReport } from '@honjeo/contract/admin/reports'
import { useLingui } from '@lingui/react/macro'
import { formatListTime } from '#lib/dates.ts'
import { serverText } from '#lib/server-text.ts'
import { Badge } from '#ui/badge.tsx'
import { adminPaths } from '../admin-paths.ts'
import { CaseStatusBadge } from '#ui/case-status.tsx'
import { Cell, DataTable, NameCell, Row, TimeCell } from '../parts/data-table.tsx'
import { REPORT_TARGET_NAMES } from '../parts/labels.ts'
import { MemberName } from '../parts/member-name.tsx'

export function ReportTable({ reports }: { reports: readonly StaffReport[] }) {
  const { t } = useLingui()
  return (
    <DataTable
      caption={t`신고 목록`}
      columns={[
        { header: t`내용` },
        { header: t`대상` },
        { header: t`사유`, isMinor: true },
        { header: t`신고받은 회원`, isMinor: true },
        { header: t`상태` },
        { header: t`접수`, isMinor: true },
      ]}
    >
      {reports.map((report) => (
        <ReportRow key={report.reportId} report={report} />
      ))}
    </DataTable>
  )
}

function ReportRow({ report }: { report: StaffReport }) {
  const { t, i18n } = useLingui()
  const { reportId, targetType, targetTitle, targetContent, openReports } = report
  return (
    <Row>
      <NameCell to={adminPaths.report(reportId)}>
        <span className="line-clamp-2 min-w-24">{targetTitle ?? targetContent ?? t`신고 #${reportId}`}</span>
      </NameCell>
      <Cell>
        <span className="flex flex-wrap gap-1.5 whitespace-nowrap">
          {i18n._(REPORT_TARGET_NAMES[targetType])}
          {openReports > 1 && <Badge tone="hard">{t`${openReports}건`}</Badge>}
        </span>
      </Cell>
      <Cell isMinor>{serverText(`REPORT_REASON.${report.reason}`, null, report.reasonName)}</Cell>
      <Cell isMinor>
        <MemberName member={report.targetUser} />
      </Cell>
      <Cell>
        <CaseStatusBadge status={report.status} />
      </Cell>
      <TimeCell>{formatListTime(report.createdAt)}</TimeCell>
    </Row>
  )
}
