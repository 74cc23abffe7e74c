import { useLingui } from '@lingui/react/macro'
import { BellOff, Smartphone } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { Callout } from '#ui/callout.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { PushObstacle } from '../push/push-support.ts'

/** Why this browser cannot be told anything, and what to do about it. */
export function PushObstacleNote({ obstacle }: { obstacle: PushObstacle }) {
  const { t } = useLingui()
  const texts: Record<PushObstacle, string> = {
    DENIED: t`브라우저에서 혼저의 알림을 막아두었어요. 주소창 왼쪽의 사이트 설정에서 알림을 허용한 뒤 이 화면을 새로고침해주세요.`,
    INSTALL_FIRST: t`아이폰과 아이패드에서는 홈 화면에 추가한 혼저만 알림을 받을 수 있어요. Safari의 공유 버튼에서 ‘홈 화면에 추가’를 누르고, 추가된 혼저를 열어 켜주세요.`,
    IN_APP_BROWSER: t`지금 앱 안의 브라우저에서는 알림을 받을 수 없어요. 메뉴에서 ‘다른 브라우저로 열기’를 눌러주세요.`,
    UNSUPPORTED: t`이 브라우저는 푸시 알림을 지원하지 않아요. 크롬이나 삼성 인터넷의 최신 버전에서 켜주세요.`,
  }
  const Icon = obstacle === 'INSTALL_FIRST' ? Smartphone : BellOff
  return (
    <Callout tone={obstacle === 'DENIED' ? 'warning' : 'info'} icon={<Icon aria-hidden="true" size={20} />}>
      <p>{texts[obstacle]}</p>
      {obstacle !== 'DENIED' && (
        <p className="mt-2">
          <TextLink to={paths.install()}>{t`설치 안내 보기`}</TextLink>
        </p>
      )}
    </Callout>
  )
}
