import { useLingui } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import type { PushObstacle } from '#features/notifications/push/push-support.ts'
import { copyLink } from '#lib/device/share.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'

/** Says why this browser cannot be pushed to, and what helps; until then an alert is seen on the open page alone. */
export function PushObstacleNote({ obstacle }: { obstacle: PushObstacle }) {
  const { t } = useLingui()
  const words: Record<PushObstacle, string> = {
    IN_APP_BROWSER: t`메신저 안의 브라우저는 알림을 받을 수 없어요. 링크를 복사해 크롬이나 삼성 인터넷에서 연 다음 동의해주세요.`,
    INSTALL_FIRST: t`아이폰과 아이패드의 이 브라우저는 알림을 받을 수 없어요. 동의해도 이 페이지를 열어둔 동안에만 알 수 있어요. 안드로이드 휴대폰이나 컴퓨터에서 열면 알림을 받을 수 있어요.`,
    DENIED: t`이 사이트의 알림이 꺼져 있어요. 브라우저의 사이트 설정에서 알림을 허용하면 휴대폰으로 알려드려요.`,
    UNSUPPORTED: t`이 브라우저는 알림을 받을 수 없어요. 동의해도 이 페이지를 열어둔 동안에만 알 수 있어요.`,
  }
  return (
    <Callout tone="warning" icon={<BellOff aria-hidden="true" size={18} />}>
      <p>{words[obstacle]}</p>
      {obstacle === 'IN_APP_BROWSER' && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => void copyLink(location.href)}>
          {t`링크 복사`}
        </Button>
      )}
    </Callout>
  )
}
