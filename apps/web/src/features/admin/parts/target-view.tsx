import type { TargetView } from '@honjeo/contract/admin/common'
import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#lib/navigation/paths.ts'
import { ClampedText } from '#ui/list/clamped-text.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { adminPaths } from '../admin-paths.ts'

interface TargetTextProps {
  title: string | null
  content: string | null
}

/** What a member wrote, as plain text. */
export function TargetText({ title, content }: TargetTextProps) {
  if (title === null && content === null) {
    return (
      <p className="text-basalt-500">
        <Trans>글이 없어요.</Trans>
      </p>
    )
  }
  return (
    <>
      {title !== null && <p className="font-bold">{title}</p>}
      {content !== null && <ClampedText>{content}</ClampedText>}
    </>
  )
}

/** The path where the app shows it to everyone; null for what is part of something else, or is not to be seen. */
export function targetPath({ type, id, isHidden, isGone }: TargetView): string | null {
  if (isHidden || isGone) return null
  switch (type) {
    case 'USER':
      return paths.profile(id)
    case 'POST':
      return paths.post(id)
    case 'ROOM':
      return paths.room(id)
    case 'COMMENT':
    case 'REVIEW':
    case 'MESSAGE':
      return null
  }
}

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
