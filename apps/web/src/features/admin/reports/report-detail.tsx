import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MemberName } from '../parts/member-name.tsx'
import { DetailColumns } from '../parts/detail-columns.tsx'
import { Panel } from '../parts/panel.tsx'
import { SanctionList } from '../parts/sanction-list.tsx'
import { DecisionForm } from './decision-form.tsx'
import { MessageContext } from './message-context.tsx'
import { ReportFacts } from './report-facts.tsx'
import { ReportOutcome } from './report-outcome.tsx'
import { ReportTarget } from './report-target.tsx'

export function ReportDetail({ report }: { report: StaffReportDetail }) {
  const { t } = useLingui()
  const [isDecided, setDecided] = useState(false)
  const isOpen = report.status === 'PENDING' && !report.isCancelled
  return (
    <DetailColumns
      aside={
        isOpen ? (
          <DecisionForm report={report} onDecided={() => setDecided(true)} />
        ) : (
          <ReportOutcome report={report} isNew={isDecided} />
        )
      }
    >
      <ReportFacts report={report} />
      <ReportTarget report={report} />
      {report.context.length > 0 && <MessageContext messages={report.context} />}
      <Panel title={t`신고받은 회원`} action={<MemberName member={report.targetUser} />}>
        <SanctionList sanctions={report.sanctions} />
      </Panel>
    </DetailColumns>
  )
}
