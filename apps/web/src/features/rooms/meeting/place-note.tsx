import { useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import type { MeetingPlace } from './use-meeting-place.ts'

/** What the place of both phones is for, and what happens without it. */
export function PlaceNote({ place: { state, ask } }: { place: MeetingPlace }) {
  const { t } = useLingui()
  if (state === 'reading') return null
  const isKnown = state === 'known'
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4 text-sm">
      <MapPin aria-hidden="true" size={20} className="shrink-0 text-basalt-700" />
      <p className="min-w-0 flex-1 basis-48 text-basalt-700">
        {isKnown
          ? t`두 휴대폰이 가까이 있는지 함께 확인해요. 어디인지는 서로에게 보이지 않고, 저장하지 않아요.`
          : t`위치 없이도 쓸 수 있어요. 그때는 만난 뒤 동행방에서 서로 ‘만났어요’를 눌러주세요.`}
      </p>
      {!isKnown && (
        <Button size="sm" variant="secondary" onClick={ask}>
          {state === 'ask' ? t`위치로 함께 확인` : t`위치 다시 확인`}
        </Button>
      )}
    </Card>
  )
}
