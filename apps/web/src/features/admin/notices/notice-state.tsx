import { Trans } from '@lingui/react/macro'
import { Badge } from '#ui/badge.tsx'

export function NoticeState({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge tone="easy" className="whitespace-nowrap">
      <Trans>게시됨</Trans>
    </Badge>
  ) : (
    <Badge className="whitespace-nowrap">
      <Trans>초안</Trans>
    </Badge>
  )
}
