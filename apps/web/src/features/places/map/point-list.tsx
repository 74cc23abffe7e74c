import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { CATEGORY_LABELS } from '../labels.ts'
import { openWord } from '../open-texts.ts'
import { formatDistance } from '#lib/text/numbers.ts'
import { useDistance } from '../use-position.ts'
import { CATEGORY_ICONS } from './category-icons.tsx'
import type { MapPoint } from './cluster-index.ts'

const PAGE_SIZE = 50

export interface PointListProps {
  points: readonly MapPoint[]
  onPick: (point: MapPoint) => void
}

/** What is on the map, for those who would rather read: in the order of the marks, some at a time. */
export function PointList({ points, onPick }: PointListProps) {
  const { t } = useLingui()
  const [count, setCount] = useState(PAGE_SIZE)
  return (
    <>
      <ul>
        {points.slice(0, count).map((point) => (
          <li key={point.id}>
            <PointItem point={point} onPick={onPick} />
          </li>
        ))}
      </ul>
      {points.length > count && (
        <Button variant="secondary" size="md" fullWidth onClick={() => setCount(count + PAGE_SIZE)}>
          {t`더 보기`}
        </Button>
      )}
    </>
  )
}

function PointItem({ point, onPick }: Omit<PointListProps, 'points'> & { point: MapPoint }) {
  const { i18n } = useLingui()
  const distance = useDistance({ ...point, distance: null })
  const Icon = CATEGORY_ICONS[point.contentTypeId]
  const facts = [
    i18n._(CATEGORY_LABELS[point.contentTypeId]),
    ...(distance === null ? [] : [formatDistance(distance)]),
    openWord(point.isOpen),
  ]
  return (
    <button
      type="button"
      onClick={() => onPick(point)}
      className="flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left -outline-offset-2 hover:bg-basalt-100"
    >
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-basalt-100 text-basalt-700">
        <Icon aria-hidden="true" size={18} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{point.title}</span>
        <span className="block text-sm text-basalt-500">{facts.join(' · ')}</span>
      </span>
    </button>
  )
}
