import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDateTime } from '#lib/text/dates.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { HiddenBadge, MemberName } from '../parts/badges.tsx'
import { Panel } from '../parts/console-page.tsx'
import { ImageLinks } from '../parts/facts.tsx'
import { REPORT_TARGET_NAMES } from '../parts/labels.ts'
import { HiddenByReports, targetPath, TargetText } from '../parts/target-view.tsx'

/** What is reported: as it was then, and as it is now. */
export function ReportTarget({ report }: { report: StaffReportDetail }) {
  const { t, i18n } = useLingui()
  const { target, targetTitle, targetContent } = report
  const path = targetPath(target)
  const name = i18n._(REPORT_TARGET_NAMES[target.type])
  return (
    <Panel title={t`신고된 ${name}`} action={path !== null && <TextLink to={path}>{t`앱에서 보기`}</TextLink>}>
      <p className="mb-3 flex flex-wrap items-center gap-2 text-sm text-basalt-500">
        <MemberName member={target.author} />
        {target.createdAt !== null && formatDateTime(target.createdAt)}
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        <Side name={t`신고 당시`}>
          <TargetText title={targetTitle} content={targetContent} />
        </Side>
        <Side
          name={t`지금`}
          marks={
            <>
              {target.isHidden && <HiddenBadge />}
              {target.isGone && <Badge>{t`지워짐`}</Badge>}
            </>
          }
        >
          {target.isGone ? (
            <p className="text-basalt-500">{t`더는 남아 있지 않아요.`}</p>
          ) : (
            <>
              <TargetText title={target.title} content={target.content} />
              {target.hiddenBy !== null && <HiddenByReports reportIds={target.hiddenBy} />}
              <div className="mt-3 empty:hidden">
                <ImageLinks label={t`사진`} urls={target.imageUrls} />
              </div>
            </>
          )}
        </Side>
      </div>
    </Panel>
  )
}

function Side({ name, marks, children }: { name: string; marks?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-md bg-basalt-100 p-4">
      <h3 className="mb-1.5 flex items-center gap-2 text-sm font-semibold text-basalt-700">
        {name}
        {marks}
      </h3>
      {children}
    </div>
  )
}
