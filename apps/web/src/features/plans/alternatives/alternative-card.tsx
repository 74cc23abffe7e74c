import type { PlanAlternative } from '@honjeo/contract/plans'
import { useLingui } from '@lingui/react/macro'
import { PlaceImage } from '#features/places/place-image.tsx'
import { CATEGORY_LABELS } from '#features/places/place-labels.ts'
import { shortAddress } from '#features/places/place-text.ts'
import { cardClass } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { whyText } from '../reason-text.ts'
import { extraTimeText } from './extra-time.ts'

export interface AlternativeCardProps {
  alternative: PlanAlternative
  onChoose: () => void
}

/** A place one could go to instead; the card itself is the choice. */
export function AlternativeCard({ alternative, onChoose }: AlternativeCardProps) {
  const { i18n } = useLingui()
  const { title, contentTypeId, addr1, image, reasons, extraMinutes } = alternative
  const why = whyText({ reasons, reasonText: null })
  return (
    <button
      type="button"
      onClick={onChoose}
      className={cx(
        cardClass,
        'flex w-full gap-3.5 border border-basalt-200 p-3 text-left transition-[scale,opacity] hover:opacity-90 active:scale-[0.99]',
      )}
    >
      <PlaceImage place={alternative} src={image} alt="" ratio="1/1" className="size-18 shrink-0 rounded-md" />
      <span className="min-w-0 flex-1 space-y-0.5">
        <span className="line-clamp-2 block font-bold">{title}</span>
        <span className="block text-sm text-basalt-500">
          {i18n._(CATEGORY_LABELS[contentTypeId])} · {shortAddress(addr1)}
        </span>
        {why !== null && <span className="block text-sm text-sea-700">{why}</span>}
        <span className="block text-sm text-basalt-700">{extraTimeText(extraMinutes)}</span>
      </span>
    </button>
  )
}
