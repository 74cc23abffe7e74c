import { useLingui } from '@lingui/react/macro'
import { HeartHandshake, ThumbsUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { EmergencyCalls } from '../emergency-calls.tsx'
import { NativeSheet } from '../help/native-sheet.tsx'
import { useNow } from '../rescue/use-my-fix.ts'
import { ring, useAlarm } from '../timer/alarm/alarm.ts'
import { alertsAt } from '../timer/moment.ts'
import { SosButton } from '../timer/sos-button.tsx'
import { useCurrentTimer } from '../timer/use-timer.ts'
import { answerOk } from './walk-home.ts'
import { type WalkQuestion, useWalkStore, type Walk } from './walk-store.ts'

/** The time for which the question sounds; then the timer has the word. */
const ANSWER_MS = 3 * 60_000

/** Whether a question was left unanswered for too long; `now` by the device's clock. */
const isHandedOver = ({ at }: WalkQuestion, now: number): boolean => Math.abs(now - at) > ANSWER_MS

/** Asks whether all is well, over whatever screen is open; it sounds until it is answered or the timer has taken over. */
export function AreYouOk({ walk }: { walk: Walk }) {
  const { question } = walk
  return question === null ? null : <Asking key={question.at} walk={walk} question={question} />
}

function Asking({ walk, question }: { walk: Walk; question: WalkQuestion }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(true)
  const [needsHelp, setNeedsHelp] = useState(false)
  const isAllowed = useAlarm((state) => state.isAllowed)
  const isLeft = isHandedOver(question, useNow())
  const isLoud = !isLeft && !needsHelp && isOpen
  useEffect(() => (isLoud ? ring() : undefined), [isLoud, isAllowed]) // oxlint-disable-line react/exhaustive-effect-dependencies -- it rings again once it may sound

  return (
    <NativeSheet
      open={isOpen}
      onOpenChange={setOpen}
      title={needsHelp ? t`도움이 필요할 때` : t`괜찮아요?`}
      description={
        needsHelp
          ? t`위험하거나 다쳤다면 먼저 전화하세요. 혼저가 대신 신고하지는 않아요.`
          : question.why === 'STOPPED'
            ? t`10분 넘게 한곳에 멈춰 있어요.`
            : t`숙소에서 멀어지고 있어요.`
      }
    >
      {needsHelp ? (
        <Help />
      ) : (
        <div className="space-y-3">
          <Button
            fullWidth
            className="min-h-20! text-lg!"
            icon={<ThumbsUp aria-hidden="true" size={26} />}
            onClick={() => answerOk(walk.shareId)}
          >{t`괜찮아요`}</Button>
          <Button
            fullWidth
            variant="danger"
            className="min-h-20! text-lg!"
            icon={<HeartHandshake aria-hidden="true" size={26} />}
            onClick={() => setNeedsHelp(true)}
          >{t`도움이 필요해요`}</Button>
          <HandOver isLeft={isLeft} />
        </div>
      )}
    </NativeSheet>
  )
}

/** What happens without an answer, before and after it was waited for. */
function HandOver({ isLeft }: { isLeft: boolean }) {
  const { t } = useLingui()
  const userId = useWalkStore((state) => state.userId)
  const { timer } = useCurrentTimer(userId ?? 0)
  if (timer === null || timer === undefined) return null
  const time = formatTime(new Date(alertsAt(timer)))
  const what = timer.isSolo
    ? t`답이 없으면 귀가 타이머가 이어받아 이 휴대폰에 알려요. 다른 사람에게는 알리지 않아요.`
    : t`답이 없으면 귀가 타이머가 이어받아, ${time}까지 소식이 없으면 신뢰 연락처에 알려요.`
  return isLeft ? (
    <div role="status">
      <Callout tone="warning">
        {timer.isSolo
          ? t`답이 없어 귀가 타이머에 맡겼어요.`
          : t`답이 없어 귀가 타이머에 맡겼어요. ${time}까지 소식이 없으면 신뢰 연락처에 알려요.`}
      </Callout>
    </div>
  ) : (
    <p className="text-center text-sm text-basalt-700">{what}</p>
  )
}

/** The numbers, the timer's alarm, and the card that says where one is. */
function Help() {
  const { t } = useLingui()
  return (
    <div className="space-y-4">
      <EmergencyCalls />
      <SosButton isMeant />
      <p className="text-center">
        <TextLink to={paths.rescue()}>{t`구조 카드 크게 보기`}</TextLink>
      </p>
    </div>
  )
}
