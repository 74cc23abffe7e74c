import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PositionProblem } from '#lib/position/geolocation.ts'

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

/** Says how this browser can be set to let the app know the position, in one sentence. The first that fits counts. */
const HINTS: readonly (readonly [browser: RegExp, hint: MessageDescriptor])[] = [
  [
    /KAKAOTALK/i,
    msg`카카오톡 안에서는 위치를 켜기 어려워요. 오른쪽 아래 메뉴에서 ‘다른 브라우저로 열기’를 눌러주세요.`,
  ],
  [/NAVER\(|Instagram|FBAN|FBAV|Line\//, msg`앱 안의 브라우저예요. 메뉴에서 ‘다른 브라우저로 열기’를 눌러주세요.`],
  [
    /iPhone|iPad/,
    msg`아이폰 설정 › 개인정보 보호 및 보안 › 위치 서비스에서 쓰고 있는 브라우저를 허용한 뒤 다시 찾아주세요.`,
  ],
  [/SamsungBrowser/, msg`주소창의 자물쇠 › 권한 › 위치를 허용한 뒤 다시 찾아주세요.`],
  [/Firefox/, msg`주소창의 자물쇠 › 위치 차단을 지운 뒤 다시 찾아주세요.`],
  [/Android/, msg`주소창 왼쪽 아이콘 › 권한 › 위치를 허용한 뒤 다시 찾아주세요.`],
  [/Chrome|Edg/, msg`주소창 왼쪽 아이콘 › 위치를 켠 뒤 다시 찾아주세요.`],
  [/Safari/, msg`사파리 설정 › 웹사이트 › 위치에서 허용한 뒤 다시 찾아주세요.`],
]

const ANY = msg`브라우저 설정에서 이 사이트의 위치를 허용한 뒤 다시 찾아주세요.`

export function allowHint(userAgent: string): MessageDescriptor {
  return HINTS.find(([browser]) => browser.test(userAgent))?.[1] ?? ANY
}
