import type { PlanLeftOut } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { paths } from '#lib/navigation/paths.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { LEFT_OUT_TEXTS } from '../labels.ts'

export interface LeftOutListProps {
  leftOut: readonly PlanLeftOut[]
  /** Puts it in all the same; without it the list is only read. */
  onAdd?: ((contentId: number) => void) | undefined
}

/** What an automatic plan does not hold, and why. */
export function LeftOutList({ leftOut, onAdd }: LeftOutListProps) {
  // The mark would say nothing where all were picked.
  const marksPicked = leftOut.some(({ wasPicked }) => !wasPicked)
  return (
    <ul className="divide-y divide-basalt-200">
      {leftOut.map((place) => (
        <LeftOutRow key={place.contentId} place={place} marksPicked={marksPicked} onAdd={onAdd} />
      ))}
    </ul>
  )
}

interface LeftOutRowProps extends Pick<LeftOutListProps, 'onAdd'> {
  place: PlanLeftOut
  marksPicked: boolean
}

function LeftOutRow({ place, marksPicked, onAdd }: LeftOutRowProps) {
  const { t, i18n } = useLingui()
  const { contentId, title, code, wasPicked } = place
  const isGone = code === 'GONE'
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {isGone ? (
            <span>{title}</span>
          ) : (
            <Link to={paths.place(contentId)} className="touch-target relative hover:underline">
              {title}
            </Link>
          )}
          {marksPicked && wasPicked && <Badge tone="tangerine">{t`직접 고른 곳`}</Badge>}
        </p>
        <p className="text-sm text-basalt-500">{i18n._(LEFT_OUT_TEXTS[code])}</p>
      </div>
      {onAdd !== undefined && !isGone && (
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          icon={<Plus aria-hidden="true" size={16} />}
          aria-label={t`${title} 넣기`}
          onClick={() => onAdd(contentId)}
        >
          {t`넣기`}
        </Button>
      )}
    </li>
  )
}
