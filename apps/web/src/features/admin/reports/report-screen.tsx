import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { formatDateTime } from '#lib/text/dates.ts'
import { useRouteId } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { buttonClass } from '#ui/form/button.tsx'
import { CaseStatusBadge } from '#features/cases/case-status.tsx'
import { cx } from '#ui/cx.ts'
import { OutsideLink } from '#features/cases/case-parts.tsx'
import { adminPaths } from '../admin-paths.ts'
import { MemberName } from '../parts/badges.tsx'
import { BackLine, ConsolePage, DetailColumns, LoadState, Panel } from '../parts/console-page.tsx'
import { Facts, ImageLinks } from '../parts/facts.tsx'
import { SanctionList } from '../parts/sanction-list.tsx'
import { DecisionForm } from './decision-form.tsx'
import { ReportTarget } from './report-target.tsx'
import { oldestOpenReportQuery, reportQuery } from './reports.api.ts'

export function Component() {
  const reportId = useRouteId('reportId')
  return <Report key={reportId} reportId={reportId} />
}

function Report({ reportId }: { reportId: number }) {
  const { t } = useLingui()
  const query = useQuery(reportQuery(reportId))
  return (
    <ConsolePage
      title={t`신고 #${reportId}`}
      above={<BackLine fallback={adminPaths.reportsOf('PENDING')} />}
      marks={query.data && <CaseStatusBadge status={query.data.status} />}
    >
      <LoadState query={query}>{(report) => <ReportDetail key={report.reportId} report={report} />}</LoadState>
    </ConsolePage>
  )
}

function ReportDetail({ report }: { report: StaffReportDetail }) {
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

/** What the one who reported says. */
function ReportFacts({ report }: { report: StaffReportDetail }) {
  const { t } = useLingui()
  const { reason, reasonName, reporter, createdAt, openReports, detail, evidence, imageUrl } = report
  return (
    <Panel title={t`신고 내용`}>
      <p className="mb-4 whitespace-pre-line">{detail}</p>
      <Facts
        facts={[
          { name: t`사유`, value: serverText(`REPORT_REASON.${reason}`, null, reasonName) },
          { name: t`신고한 회원`, value: <MemberName member={reporter} /> },
          { name: t`접수`, value: formatDateTime(createdAt) },
          {
            name: t`같은 대상`,
            value: <Plural value={openReports} _0="기다리는 신고가 없어요" other="기다리는 신고 #건" />,
          },
          ...(evidence === null ? [] : [{ name: t`증거 주소`, value: <OutsideLink href={evidence} /> }]),
          ...(imageUrl === null
            ? []
            : [{ name: t`첨부 사진`, value: <ImageLinks label={t`첨부 사진`} urls={[imageUrl]} /> }]),
        ]}
      />
    </Panel>
  )
}

interface ReportOutcomeProps {
  report: StaffReportDetail
  /** Whether it has just come from the form, whose place it takes: the keyboard goes on here. */
  isNew: boolean
}

/** What was decided, and the next one that waits. */
function ReportOutcome({ report, isNew }: ReportOutcomeProps) {
  const { t } = useLingui()
  const link = useRef<HTMLAnchorElement>(null)
  const { data: next } = useQuery(oldestOpenReportQuery())
  const { isCancelled, adminNote, processedBy, processedAt } = report

  useEffect(() => {
    if (isNew) link.current?.focus()
  }, [isNew])

  return (
    <Panel title={isCancelled ? t`취소된 신고예요` : t`처리한 신고예요`}>
      {isCancelled ? (
        <p className="text-basalt-700">{t`신고한 회원이 취소해서 처리할 것이 없어요.`}</p>
      ) : (
        <>
          <p className="mb-4 whitespace-pre-line">{adminNote}</p>
          <Facts
            facts={[
              { name: t`처리한 사람`, value: processedBy ?? '–' },
              { name: t`처리한 때`, value: processedAt === null ? '–' : formatDateTime(processedAt) },
            ]}
          />
        </>
      )}
      <div className="mt-5 grid">
        <Link
          ref={link}
          to={next ? adminPaths.report(next.reportId) : adminPaths.reportsOf('PENDING')}
          className={buttonClass({ variant: 'secondary', size: 'md' })}
        >
          {next ? t`다음 신고 보기` : t`신고 목록으로`}
        </Link>
      </div>
    </Panel>
  )
}

/** What was said around a message when it was reported. */
function MessageContext({ messages }: { messages: StaffReportDetail['context'] }) {
  const { t } = useLingui()
  return (
    <Panel title={t`앞뒤 대화`}>
      <ol className="space-y-2">
        {messages.map(({ seq, senderName, content, imageUrl, sentAt, isTarget }) => (
          <li key={seq} className={cx('rounded-md px-3 py-2', isTarget && 'bg-danger-bg')}>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-basalt-700">
              <span className="font-semibold text-basalt-900">{senderName}</span>
              {formatDateTime(sentAt)}
              {isTarget && <Badge tone="hard">{t`신고된 메시지`}</Badge>}
            </p>
            <p className="whitespace-pre-line">{content}</p>
            {imageUrl !== null && <ImageLinks label={t`사진`} urls={[imageUrl]} />}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
