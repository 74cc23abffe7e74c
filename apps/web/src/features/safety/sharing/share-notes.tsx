import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MoonStar } from 'lucide-react'
import type { PositionProblem } from '#lib/position/geolocation.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { allowHint } from '../rescue/problem-text.ts'

interface ProblemText {
  what: MessageDescriptor
  /** What one can do about it. */
  advice: MessageDescriptor
}

/** Returns why this device has no position to send. */
export function shareProblem(problem: PositionProblem): ProblemText {
  switch (problem) {
    case 'denied':
      return { what: msg`위치 권한이 꺼져 있어요`, advice: allowHint(navigator.userAgent) }
    case 'unavailable':
    case 'timeout':
      return {
        what: msg`지금은 위치를 찾지 못하고 있어요`,
        advice: msg`기기의 위치(GPS)를 켜고 하늘이 트인 곳으로 옮겨주세요. 찾으면 바로 보낼게요.`,
      }
    case 'unsupported':
      return {
        what: msg`이 브라우저는 위치를 알려주지 않아요`,
        advice: msg`크롬이나 사파리 같은 다른 브라우저로 열어주세요.`,
      }
    case 'insecure':
      return {
        what: msg`안전하지 않은 주소라 위치를 볼 수 없어요`,
        advice: msg`https로 시작하는 주소로 열어주세요.`,
      }
  }
}

/** What a web page cannot do, said before a traveller relies on it. */
export function ScreenOffNote() {
  const { t } = useLingui()
  return (
    <Callout tone="warning" icon={<MoonStar aria-hidden="true" size={20} />}>
      {t`화면이 꺼지거나 다른 앱을 보는 동안에는 위치가 갱신되지 않아요. 혼저를 다시 열면 그때의 위치를 보내요.`}
    </Callout>
  )
}
