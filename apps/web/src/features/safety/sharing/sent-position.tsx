import type { Fix, FixDraft } from '@honjeo/contract/position'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CloudOff, MapPinOff, Smartphone } from 'lucide-react'
import { errorText } from '#lib/server/api-error.ts'
import { isCoarse } from '../fix-text.ts'
import { PositionError } from '#lib/position/geolocation.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { firstFix } from './first-fix.ts'
import { FixLine } from './share-words.tsx'
import { shareProblem } from './share-notes.tsx'
import { rememberShare, setSending, useShareStore } from './share-store.ts'
import { sendFix } from './sharing.api.ts'
import type { RunningShare } from './use-running-share.ts'

type SentFix = Omit<FixDraft, 'batteryPct'> & { batteryPct?: number | null | undefined }

/** The newer one of what the server has answered and what this device has sent since. */
function newestFix(answered: Fix | null, sent: FixDraft | null): SentFix | null {
  if (answered === null || sent === null) return answered ?? sent
  return Date.parse(sent.takenAt) > Date.parse(answered.takenAt) ? sent : answered
}

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

/** Makes this device the one that sends, asking the traveller for the position where that is needed. */
function useSendHere({ shareId, endsAt }: { shareId: number; endsAt: string }) {
  const sending = useMutation({
    mutationFn: async () => {
      const fix = await firstFix()
      setSending({ problem: null })
      // From here on positions are sent by themselves, and what fails now is sent later.
      rememberShare({ shareId, endsAt, isFromHere: true })
      if (fix === undefined) return
      await sendFix(shareId, fix)
      setSending({ sent: fix })
    },
    onError: (error) => {
      if (error instanceof PositionError) setSending({ problem: error.problem })
      else toast.error(errorText(error))
    },
  })
  return { sendHere: () => sending.mutate(), isAsking: sending.isPending }
}
