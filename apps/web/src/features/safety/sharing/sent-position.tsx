import { useLingui } from '@lingui/react/macro'
import { CloudOff, MapPinOff, Smartphone } from 'lucide-react'
import { isCoarse } from '#lib/fix-text.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { FixLine } from './fix-line.tsx'
import { newestFix } from './newest-fix.ts'
import { shareProblem } from './share-problem.ts'
import { useShareStore } from './share-store.ts'
import type { RunningShare } from './use-running-share.ts'
import { useSendHere } from './use-send-here.ts'

/** What others see of where one is, and what keeps it from being newer. */
export function SentPosition({ running: { shareId, endsAt, share, isFromHere } }: { running: RunningShare }) {
  const { t, i18n } = useLingui()
  const { sent, waiting, problem } = useShareStore()
  const { sendHere, isAsking } = useSendHere({ shareId, endsAt })
  const fix = newestFix(share?.fix ?? null, sent)
  const text = problem === null ? null : shareProblem(problem)
  return (
    <div className="space-y-3">
      {fix === null ? (
        <p className="text-basalt-700">{t`아직 보낸 위치가 없어요. 찾는 대로 보낼게요.`}</p>
      ) : (
        <FixLine fix={fix} className="font-bold" />
      )}
      <div role="status" className="space-y-3 empty:hidden">
        {fix !== null && isCoarse(fix.accuracyM) && (
          <Callout tone="warning">
            {t`대략적인 위치라 실제와 많이 다를 수 있어요. 기기 설정에서 ‘정확한 위치’를 켜주세요.`}
          </Callout>
        )}
        {waiting !== null && (
          <Callout tone="warning" icon={<CloudOff aria-hidden="true" size={18} />}>
            {t`새 위치를 아직 보내지 못했어요. 연결되면 바로 보낼게요.`}
          </Callout>
        )}
        {isFromHere && text !== null && (
          <Callout tone="warning" icon={<MapPinOff aria-hidden="true" size={18} />}>
            <p className="font-bold">{i18n._(text.what)}</p>
            <p>{i18n._(text.advice)}</p>
          </Callout>
        )}
        {!isFromHere && (
          <Callout tone="warning" icon={<Smartphone aria-hidden="true" size={18} />}>
            {t`다른 기기에서 시작한 공유예요. 그 기기가 위치를 보내요.`}
          </Callout>
        )}
      </div>
      {(!isFromHere || problem === 'denied') && (
        <Button variant="secondary" size="md" fullWidth isLoading={isAsking} onClick={sendHere}>
          {t`이 기기의 위치 보내기`}
        </Button>
      )}
    </div>
  )
}
