import type { PlaceDetail } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { CircleHelp, MapPin } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { lazyLayer } from '#ui/lazy-layer.tsx'
import { CATEGORY_LABELS } from '../place-labels.ts'

const CorrectionSheet = lazyLayer(() => import('./correction-sheet.tsx').then((module) => module.CorrectionSheet))

export function PlaceTitle({ place }: { place: PlaceDetail }) {
  const { t, i18n } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { contentId, title, addr1, contentTypeId } = place.basic
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-basalt-500">{i18n._(CATEGORY_LABELS[contentTypeId])}</p>
        <h1 className="mt-0.5 text-2xl font-extrabold">{title}</h1>
        <p className="mt-1 flex items-start gap-1 text-sm text-basalt-700">
          <MapPin aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-basalt-500" />
          {addr1}
        </p>
      </div>
      <IconButton
        className="-mr-2.5"
        label={t`정보가 다른가요?`}
        icon={<CircleHelp size={20} className="text-basalt-500" />}
        aria-haspopup="dialog"
        aria-expanded={isAsking}
        onClick={() => setAsking(true)}
      />
      <CorrectionSheet open={isAsking} onOpenChange={setAsking} contentId={contentId} />
    </div>
  )
}
