import { Trans } from '@lingui/react/macro'
import { ClampedText } from '#ui/clamped-text.tsx'

interface TargetTextProps {
  title: string | null
  content: string | null
}

/** What somebody wrote, as plain text. */
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
