import type { Pin } from '@honjeo/contract/chat'
import { useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { NewTab, newTabProps } from '#ui/new-tab.tsx'

/** The meeting place; opens the map. */
export function PinCard({ pin: { label, lat, lng } }: { pin: Pin }) {
  const { t } = useLingui()
  return (
    <a
      href={`https://map.kakao.com/link/map/${encodeURIComponent(label)},${lat},${lng}`}
      {...newTabProps}
      className="flex min-h-15 max-w-64 items-center gap-3 rounded-lg border border-basalt-200 bg-paper px-3 py-2.5 text-basalt-900 shadow-1"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sea-50 text-sea-700">
        <MapPin aria-hidden="true" size={20} />
      </span>
      <span className="min-w-0">
        <span className="block text-xs text-basalt-500">{t`만날 곳`}</span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-sea-700">{t`지도에서 보기`}</span>
      </span>
      <NewTab />
    </a>
  )
}
