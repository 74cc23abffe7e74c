import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PositionProblem } from '#lib/geolocation.ts'
import { allowHint } from './allow-hint.ts'

interface ProblemText {
  what: MessageDescriptor
  /** What one can do about it. */
  advice: MessageDescriptor
  canRetry: boolean
}

export function problemText(problem: PositionProblem, userAgent: string): ProblemText {
  switch (problem) {
    case 'denied':
      return { what: msg`위치 권한이 꺼져 있어요`, advice: allowHint(userAgent), canRetry: true }
    case 'unavailable':
      return {
        what: msg`지금 위치를 찾지 못했어요`,
        advice: msg`기기의 위치(GPS)가 켜져 있는지 보고, 하늘이 트인 곳에서 다시 찾아주세요.`,
        canRetry: true,
      }
    case 'timeout':
      return {
        what: msg`위치를 찾는 데 너무 오래 걸려요`,
        advice: msg`건물이나 나무 아래라면 하늘이 트인 곳으로 옮겨 다시 찾아주세요.`,
        canRetry: true,
      }
    case 'unsupported':
      return {
        what: msg`이 브라우저는 위치를 알려주지 않아요`,
        advice: msg`119에 전화해 주변에 보이는 건물, 도로, 표지판을 말해주세요.`,
        canRetry: false,
      }
    case 'insecure':
      return {
        what: msg`안전하지 않은 주소라 위치를 볼 수 없어요`,
        advice: msg`https로 시작하는 주소로 열거나, 119에 전화해 주변에 보이는 것을 말해주세요.`,
        canRetry: false,
      }
  }
}
