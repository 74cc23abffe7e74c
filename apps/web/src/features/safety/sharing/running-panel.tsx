import { useLingui } from '@lingui/react/macro'
import { CloudOff, Radio } from 'lucide-react'
import { formatTime } from '#lib/text/dates.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { KeepAwake } from './keep-awake.tsx'
import { SentPosition } from './sent-position.tsx'
import { ScreenOffNote } from './share-notes.tsx'
import { ShareLink } from './share-link.tsx'
import { leftText } from './share-words.tsx'
import { useEndShare } from './use-end-share.ts'
import type { RunningShare } from './use-running-share.ts'
import { ViewerList } from './viewer-list.tsx'

/** A share while it runs: how long still, what is seen, who sees it, and the way to end it. */
export function RunningPanel({ running }: { running: RunningShare }) {
  const { t } = useLingui()
  const { shareId, endsAt, left, share, isEnding } = running
  const ending = useEndShare(shareId)
  const rest = leftText(left)
  const until = formatTime(endsAt)
  const linkViewer = share?.viewers.find(({ name }) => name === null)
  return (
    <div className="space-y-6">
      <Card className="space-y-4 p-5">
        <div>
          <p className="flex items-center gap-2 font-bold text-sea-700">
            <Radio aria-hidden="true" size={18} />
            {isEnding ? t`위치 공유가 아직 끝나지 않았어요` : t`위치를 공유하고 있어요`}
          </p>
          <p className="mt-1 text-2xl font-bold">{t`${rest} 남음`}</p>
          <p className="text-sm text-basalt-700">{t`${until}에 저절로 끝나요`}</p>
        </div>
        {isEnding ? <NotEnded until={until} /> : <SentPosition running={running} />}
        {!isEnding && (
          <Button
            variant="danger"
            fullWidth
            isLoading={ending.isEnding}
            onClick={() => void ending.end()}
          >{t`공유 끝내기`}</Button>
        )}
      </Card>
      {!isEnding && (
        <>
          <Card className="space-y-3">
            <ScreenOffNote />
            <KeepAwake />
          </Card>
          {share === null ? (
            <Callout tone="warning" icon={<CloudOff aria-hidden="true" size={18} />}>
              {t`누가 봤는지 아직 불러오지 못했어요. 불러오는 대로 보여드릴게요.`}
            </Callout>
          ) : (
            <>
              {linkViewer?.isRevoked !== true && <ShareLink token={share.linkToken} />}
              <ViewerList share={share} />
            </>
          )}
        </>
      )}
    </div>
  )
}

function NotEnded({ until }: { until: string }) {
  const { t } = useLingui()
  return (
    <div role="alert">
      <Callout tone="danger" icon={<CloudOff aria-hidden="true" size={18} />}>
        {t`끝내 달라는 요청이 아직 서버에 닿지 못했어요. 닿는 대로 끝낼게요. 그때까지, 늦어도 ${until}까지는 마지막으로 보낸 위치를 볼 수 있어요. 새 위치는 보내지 않아요.`}
      </Callout>
    </div>
  )
}
