import { useLingui } from '@lingui/react/macro'
import { Copy, ExternalLink } from 'lucide-react'
import { type HostApp, hostApp, thisBrowser } from '#lib/device/browser.ts'
import { paths } from '#lib/navigation/paths.ts'
import { copyAddress } from '#lib/device/share.ts'
import { Button, buttonClass } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { InstallSteps, StepPicture } from './install-steps.tsx'
import { outsideAddress } from './outside-address.ts'

/** Shows the way out, by a link and by hand, of KakaoTalk and the like, within which nothing can be installed. */
export function InAppPanel() {
  const { t } = useLingui()
  const { userAgent } = thisBrowser()
  const app = hostApp(userAgent) ?? 'KAKAOTALK'
  const names: Record<HostApp, string> = {
    KAKAOTALK: t`카카오톡`,
    NAVER: t`네이버 앱`,
    INSTAGRAM: t`인스타그램`,
    FACEBOOK: t`페이스북`,
    LINE: t`라인`,
  }
  const menus: Record<HostApp, string> = {
    KAKAOTALK: t`메뉴에서 ‘다른 브라우저로 열기’나 ‘Safari로 열기’를 눌러주세요.`,
    NAVER: t`메뉴에서 ‘기본 브라우저로 열기’나 ‘Safari로 열기’를 눌러주세요.`,
    INSTAGRAM: t`메뉴에서 ‘외부 브라우저에서 열기’를 눌러주세요.`,
    FACEBOOK: t`메뉴에서 ‘외부 브라우저에서 열기’를 눌러주세요.`,
    LINE: t`메뉴에서 ‘다른 앱으로 열기’나 ‘기본 브라우저로 열기’를 눌러주세요.`,
  }
  const name = names[app]
  const address = location.origin + paths.install()
  const outside = outsideAddress(address, app, /Android/.test(userAgent))
  return (
    <Card className="space-y-5 p-5">
      <div className="space-y-1">
        <h2 className="text-lg font-bold">{t`지금은 ${name} 안에서 보고 있어요`}</h2>
        <p className="text-basalt-700">{t`여기에서는 설치도 알림도 안 돼요. 크롬이나 Safari 같은 브라우저로 열어주세요. 로그인은 그 브라우저에서 다시 해야 해요.`}</p>
      </div>
      {outside !== null && (
        <a href={outside} className={buttonClass({ fullWidth: true })}>
          <ExternalLink aria-hidden="true" size={18} />
          {t`다른 브라우저로 열기`}
        </a>
      )}
      <div className="space-y-3">
        <h3 className="font-bold">{outside === null ? t`이렇게 열어요` : t`버튼이 듣지 않으면 이렇게 열어요`}</h3>
        <InstallSteps
          steps={[
            { picture: <StepPicture of="menu" />, text: t`화면 구석의 점 세 개나 공유 버튼을 눌러주세요.` },
            { picture: <StepPicture of="add" />, text: menus[app] },
          ]}
        />
        <p className="text-sm text-basalt-500">{t`메뉴의 이름과 자리는 앱의 버전에 따라 조금 다를 수 있어요.`}</p>
      </div>
      <Button
        variant="secondary"
        fullWidth
        icon={<Copy aria-hidden="true" size={18} />}
        onClick={() => void copyAddress(address)}
      >
        {t`주소 복사하기`}
      </Button>
    </Card>
  )
}
