import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#lib/dates.ts'
import { buttonClass } from '#ui/button-class.ts'
import { adminPaths } from '../admin-paths.ts'
import { Facts } from '../parts/facts.tsx'
import { Panel } from '../parts/panel.tsx'
import { oldestOpenReportQuery } from './reports.api.ts'

interface ReportOutcomeProps {
  report: StaffReportDetail
  /** It has just come from the form, whose place it takes: the keyboard goes on here. */
  isNew: boolean
}

/** What was decided, and the next one that waits. */
export function ReportOutcome({ report, isNew }: ReportOutcomeProps) {
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
