import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { accuracyText, ageText } from '#lib/fix-text.ts'
import { useServerNow } from '#lib/use-server-now.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useKeepPosition } from '../use-keep-position.ts'

const MINUTE_MS = 60_000

/** The position that contacts would be told, how old it is, and the way to leave a new one. */
export function PositionCard({ checkIn }: { checkIn: Timer }) {
  const { t } = useLingui()
  const now = useServerNow(MINUTE_MS)
  const { leave, isLeaving } = useKeepPosition(checkIn)
  const { fix } = checkIn
  return (
    <Card className="flex items-center gap-3">
      <MapPin aria-hidden="true" size={22} className="shrink-0 text-sea-700" />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">{t`남긴 위치`}</h2>
        {fix === null ? (
          <p className="text-sm text-basalt-500">{t`아직 없어요. 남기면 알릴 때 함께 보여줘요.`}</p>
        ) : (
          <p className="text-sm text-basalt-700">
            {ageText(Date.parse(fix.takenAt), Math.max(now, Date.parse(fix.takenAt)))} · {accuracyText(fix.accuracyM)}
          </p>
        )}
        <p className="text-sm text-basalt-500">{t`화면이 꺼져 있으면 위치가 갱신되지 않아요.`}</p>
      </div>
      <Button variant="secondary" size="sm" isLoading={isLeaving} onClick={leave}>
        {fix === null ? t`위치 남기기` : t`새로 남기기`}
      </Button>
    </Card>
  )
}
