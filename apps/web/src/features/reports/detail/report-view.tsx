import type { ReportDetail } from '@honjeo/contract/reports'
import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { formatDateTime } from '#lib/dates.ts'
import { memberName } from '#lib/member-name.ts'
import { serverText } from '#lib/server-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Callout } from '#ui/callout.tsx'
import { Card } from '#ui/card.tsx'
import { CaseStatusBadge } from '#ui/case-status.tsx'
import { CoverImage } from '#ui/cover-image.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { StaffAnswer } from '#ui/staff-answer.tsx'
import { REPORT_TARGET_LABELS } from '../report-target-labels.ts'

/** A report of mine: what I reported and why, and what became of it. */
export function ReportView({ report }: { report: ReportDetail }) {
  const { t, i18n } = useLingui()
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-1.5">
        <CaseStatusBadge status={report.status} />
        <Badge>{i18n._(REPORT_TARGET_LABELS[report.targetType])}</Badge>
        <span className="text-sm text-basalt-500">{t`신고 번호 ${String(report.reportId)}`}</span>
      </div>
      {report.adminNote !== null && (
        <StaffAnswer title={t`운영자 답변`} at={report.processedAt}>
          {report.adminNote}
        </StaffAnswer>
      )}
      {report.canCancel && (
        <Callout icon={<Info aria-hidden="true" size={18} />}>
          {t`아직 검토 전이라 이 신고를 취소할 수 있어요.`}
        </Callout>
      )}
      <Card>
        <h2 className="text-lg font-bold">{report.targetTitle ?? t`제목 없음`}</h2>
        {report.targetContent !== null && (
          <p className="mt-1.5 line-clamp-3 whitespace-pre-line text-basalt-700">{report.targetContent}</p>
        )}
        {report.targetUserName !== null && report.targetType !== 'USER' && (
          <p className="mt-2 text-sm text-basalt-500">{t`작성자 ${memberName(report.targetUserName)}`}</p>
        )}
      </Card>
      <Card>
        <Facts>
          <Fact label={t`신고 사유`}>{serverText(`REPORT_REASON.${report.reason}`, null, report.reasonName)}</Fact>
          {report.detail !== '' && (
            <Fact label={t`상세 내용`}>
              <span className="whitespace-pre-line">{report.detail}</span>
            </Fact>
          )}
          {report.evidence !== null && (
            <Fact label={t`증거 주소`}>
              <OutsideLink href={report.evidence} />
            </Fact>
          )}
          {report.imageUrl !== null && (
            <Fact label={t`증거 사진`}>
              <CoverImage src={report.imageUrl} alt={t`증거 사진`} fit="contain" className="mt-1 rounded-md" />
            </Fact>
          )}
          <Fact label={t`접수한 날`}>
            <time dateTime={report.createdAt}>{formatDateTime(report.createdAt)}</time>
          </Fact>
          {report.processedAt !== null && (
            <Fact label={t`처리한 날`}>
              <time dateTime={report.processedAt}>{formatDateTime(report.processedAt)}</time>
            </Fact>
          )}
        </Facts>
      </Card>
    </div>
  )
}
