import { useLingui } from '@lingui/react/macro'
import { TextLink } from '#ui/text-link.tsx'
import { adminPaths } from '../admin-paths.ts'

/** Says that reports have hidden something by their number, and links to each of them. */
export function HiddenByReports({ reportIds }: { reportIds: readonly number[] }) {
  const { t } = useLingui()
  return (
    <p className="mt-2 flex flex-wrap gap-x-2.5 gap-y-1 text-sm text-basalt-700">
      {t`신고 ${reportIds.length}건으로 자동으로 숨겨졌어요.`}
      {reportIds.map((reportId) => (
        <TextLink key={reportId} to={adminPaths.report(reportId)}>
          {t`신고 ${String(reportId)}`}
        </TextLink>
      ))}
    </p>
  )
}
