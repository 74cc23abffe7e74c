import type { TargetView } from '@honjeo/contract/admin/common'
import type { ModeratedType } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HiddenBadge } from '../parts/badges.tsx'
import { HiddenByReports } from '../parts/hidden-by-reports.tsx'
import { ImageLinks } from '../parts/image-links.tsx'
import { MemberName } from '../parts/member-name.tsx'
import { targetPath } from '../parts/target-path.ts'
import { TargetText } from '../parts/target-text.tsx'
import { VisibilityDialog } from './visibility-dialog.tsx'

export function ContentRow({ type, row }: { type: ModeratedType; row: TargetView }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const path = targetPath(row)
  return (
    <li className={cardClass}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-basalt-500">
          <MemberName member={row.author} />
          {row.createdAt !== null && formatDateTime(row.createdAt)}
          {row.isHidden && <HiddenBadge />}
          {row.isGone && <Badge>{t`지워짐`}</Badge>}
        </p>
        <div className="flex items-center gap-4">
          {path !== null && <TextLink to={path}>{t`앱에서 보기`}</TextLink>}
          {!row.isGone && (
            <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
              {row.isHidden ? t`되살리기` : t`숨기기`}
            </Button>
          )}
        </div>
      </div>
      <TargetText title={row.title} content={row.content} />
      {row.hiddenBy !== null && <HiddenByReports reportIds={row.hiddenBy} />}
      <div className="mt-3 empty:hidden">
        <ImageLinks label={t`사진`} urls={row.imageUrls} />
      </div>
      <VisibilityDialog type={type} row={row} open={isAsking} onClose={() => setAsking(false)} />
    </li>
  )
}
