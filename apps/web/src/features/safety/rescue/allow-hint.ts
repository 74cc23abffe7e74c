import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How this browser is told to let the app know the position, in one sentence. The first that fits counts. */
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
