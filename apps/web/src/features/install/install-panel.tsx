import { useLingui } from '@lingui/react/macro'
import { CircleCheck, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { thisBrowser } from '#lib/device/browser.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { InAppPanel } from './in-app-panel.tsx'
import { useInstallState } from './install-prompt.ts'
import { InstallSteps, StepPicture } from './install-steps.tsx'
import { installWay } from './install-way.ts'

/** Says how to have the app on this very device. */
export function InstallPanel() {
  const { t } = useLingui()
  const { ask, wasInstalled } = useInstallState()
  const way = installWay(thisBrowser())

  if (way === 'INSTALLED') return <Done>{t`지금 홈 화면의 혼저를 쓰고 있어요.`}</Done>
  if (wasInstalled) return <Done>{t`설치했어요. 이제 홈 화면이나 앱 목록에서 혼저를 열 수 있어요.`}</Done>
  if (way === 'IN_APP') return <InAppPanel />
  if (ask !== null) {
    return (
      <Card className="space-y-4 p-5">
        <p>{t`이 브라우저에서는 버튼 한 번으로 설치할 수 있어요.`}</p>
        <Button fullWidth icon={<Download aria-hidden="true" size={18} />} onClick={() => void ask()}>
          {t`설치하기`}
        </Button>
      </Card>
    )
  }
  return (
    <Card className="p-5">
      <ByMenu way={way} />
    </Card>
  )
}

function Done({ children }: { children: ReactNode }) {
  return <Callout icon={<CircleCheck aria-hidden="true" size={20} />}>{children}</Callout>
}

/** The steps where the browser's own menu is the way. */
function ByMenu({ way }: { way: 'APPLE_PHONE' | 'ANDROID' | 'MAC_SAFARI' | 'DESKTOP' | 'DESKTOP_FIREFOX' }) {
  const { t } = useLingui()
  switch (way) {
    case 'APPLE_PHONE':
      return (
        <InstallSteps
          steps={[
            {
              picture: <StepPicture of="share" />,
              text: t`화면의 공유 버튼을 눌러주세요. 보이지 않으면 주소창 옆의 점 세 개(⋯) 안에 있어요.`,
            },
            { picture: <StepPicture of="add" />, text: t`목록을 내려 ‘홈 화면에 추가’를 눌러주세요.` },
            { picture: <StepPicture of="confirm" />, text: t`오른쪽 위의 ‘추가’를 누르면 홈 화면에 혼저가 생겨요.` },
          ]}
        />
      )
    case 'ANDROID':
      return (
        <InstallSteps
          steps={[
            { picture: <StepPicture of="menu" />, text: t`브라우저의 메뉴 버튼(점 세 개나 줄 세 개)을 눌러주세요.` },
            { picture: <StepPicture of="add" />, text: t`‘앱 설치’나 ‘홈 화면에 추가’를 눌러주세요.` },
            { picture: <StepPicture of="confirm" />, text: t`이름을 확인하고 ‘설치’나 ‘추가’를 눌러주세요.` },
          ]}
        />
      )
    case 'MAC_SAFARI':
      return (
        <InstallSteps
          steps={[
            { text: t`화면 맨 위의 메뉴에서 ‘파일’을 눌러주세요.` },
            { text: t`‘Dock에 추가’를 눌러주세요. macOS 14부터 있어요.` },
          ]}
        />
      )
    case 'DESKTOP':
      return (
        <InstallSteps
          steps={[
            { text: t`주소창 오른쪽 끝의 설치 아이콘을 눌러주세요. 없으면 브라우저 메뉴에서 ‘앱 설치’를 찾아주세요.` },
            { text: t`‘설치’를 누르면 컴퓨터의 앱 목록에 혼저가 생겨요.` },
          ]}
        />
      )
    case 'DESKTOP_FIREFOX':
      return <p>{t`컴퓨터의 파이어폭스에서는 설치할 수 없어요. 크롬이나 엣지로 이 화면을 열어주세요.`}</p>
  }
}
