import { useLingui } from '@lingui/react/macro'
import { Radio } from 'lucide-react'
import { formatTime } from '#lib/text/dates.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { useEndShare } from './use-end-share.ts'
import { type RunningShare, useRunningShare } from './use-running-share.ts'

/** The running share with the way to end it; empty without one. */
export function RunningShareCard() {
  const running = useRunningShare()
  return running && <ShareCard key={running.shareId} running={running} />
}

function ShareCard({ running: { shareId, endsAt, isEnding } }: { running: RunningShare }) {
  const { t } = useLingui()
  const ending = useEndShare(shareId)
  const until = formatTime(endsAt)
  return (
    <Card className="space-y-3 p-5">
      <div>
        <p className="flex items-center gap-2 font-bold text-sea-700">
          <Radio aria-hidden="true" size={18} />
          {isEnding ? t`위치 공유가 아직 끝나지 않았어요` : t`위치를 공유하고 있어요`}
        </p>
        <p className="mt-1 text-sm text-basalt-700">{t`${until}에 저절로 끝나요`}</p>
      </div>
      {!isEnding && (
        <Button variant="danger" fullWidth isLoading={ending.isEnding} onClick={() => void ending.end()}>
          {t`공유 끝내기`}
        </Button>
      )}
    </Card>
  )
}
