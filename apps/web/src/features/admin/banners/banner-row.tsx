import type { StaffBanner } from '@honjeo/contract/admin/publishing'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { BannerFace, bannerBoxClass } from '#ui/banner-face.tsx'
import { cardClass } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

interface BannerRowProps {
  banner: StaffBanner
  isFirst: boolean
  isLast: boolean
  isEdited: boolean
  onEdit: () => void
  onMove: (by: number) => void
}

export function BannerRow({ banner, isFirst, isLast, isEdited, onEdit, onMove }: BannerRowProps) {
  const { t } = useLingui()
  const { title, link, isActive } = banner
  return (
    <li className={cx(cardClass, 'flex flex-wrap items-center gap-4', isEdited && 'ring-2 ring-tangerine-700')}>
      <button
        type="button"
        aria-current={isEdited || undefined}
        onClick={onEdit}
        className={cx(bannerBoxClass, 'max-w-80 flex-1 basis-60 text-left', !isActive && 'grayscale')}
      >
        <BannerFace {...banner} />
        <VisuallyHidden>{t`배너 고치기`}</VisuallyHidden>
      </button>
      <div className="min-w-0 flex-1 basis-32">
        <Badge tone={isActive ? 'easy' : 'neutral'}>{isActive ? t`보임` : t`안 보임`}</Badge>
        <p className="mt-1.5 text-sm break-all text-basalt-500">{link}</p>
      </div>
      <div className="flex">
        <IconButton
          label={t`${title} 앞으로`}
          icon={<ArrowUp size={20} />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t`${title} 뒤로`}
          icon={<ArrowDown size={20} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </div>
    </li>
  )
}
