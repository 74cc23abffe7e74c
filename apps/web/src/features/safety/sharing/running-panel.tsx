import { useLingui } from '@lingui/react/macro'
import { CloudOff, Copy, Radio, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { copyLink, shareLink } from '#lib/device/share.ts'
import { keepScreenOn } from '../wake-lock.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { SentPosition } from './sent-position.tsx'
import { ScreenOffNote } from './share-notes.tsx'
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

/** The link that one passes on oneself. */
function ShareLink({ token }: { token: string }) {
  const { t } = useLingui()
  const url = new URL(paths.where(token), location.origin).href
  return (
    <section>
      <SectionHeader title={t`링크로 보여주기`} />
      <p className="text-sm text-basalt-700">
        {t`링크를 가진 사람은 누구나 볼 수 있어요. 믿는 사람에게만 보내주세요. 공유가 끝나면 열리지 않아요.`}
      </p>
      <p className="mt-3 rounded-md bg-basalt-100 px-4 py-3 text-sm break-all text-basalt-700 select-all">{url}</p>
      <div className="mt-2 flex flex-wrap gap-2 *:flex-1 *:basis-36">
        <Button
          variant="secondary"
          size="md"
          icon={<Copy aria-hidden="true" size={18} />}
          onClick={() => void copyLink(url)}
        >
          {t`링크 복사`}
        </Button>
        <Button
          variant="secondary"
          size="md"
          icon={<Share2 aria-hidden="true" size={18} />}
          onClick={() => void shareLink(t`지금 있는 곳`, url)}
        >
          {t`보내기`}
        </Button>
      </div>
    </section>
  )
}

/** Keeps the screen on while this is shown, if the traveller wants it and the device lets it. */
function KeepAwake() {
  const { t } = useLingui()
  const [isWanted, setWanted] = useState(false)
  /** Null: the device has not answered yet. */
  const [isKept, setKept] = useState<boolean | null>(null)

  useEffect(() => {
    if (!isWanted) return
    const stop = keepScreenOn(setKept)
    return () => {
      stop()
      setKept(null)
    }
  }, [isWanted])

  return (
    <div>
      <Switch
        label={t`화면 켜 두기`}
        description={t`이 화면을 보고 있는 동안 꺼지지 않아 위치가 계속 갱신돼요. 배터리를 더 써요.`}
        checked={isWanted}
        onChange={({ target }) => setWanted(target.checked)}
      />
      <p role="status" className="text-sm font-semibold">
        {isWanted && isKept === true && <span className="text-easy">{t`화면을 켜 두고 있어요.`}</span>}
        {isWanted && isKept === false && (
          <span className="text-danger">
            {t`기기가 화면을 켜 두지 못하게 했어요. 절전 모드를 끄거나 기기 설정에서 화면 꺼짐 시간을 늘려주세요.`}
          </span>
        )}
      </p>
    </div>
  )
}
