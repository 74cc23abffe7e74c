import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'

/** How the police are told without a word: 경찰청, ‘똑똑’ 캠페인, since September 2022 (news.sbs.co.kr N1006895189). */
export function SilentCall() {
  const { t } = useLingui()
  return (
    <Card className="space-y-3 p-5">
      <h2 className="text-lg font-bold">{t`말할 수 없을 때`}</h2>
      <ol className="list-decimal space-y-2 pl-5">
        <li>
          <Trans>
            <a href="tel:112" className="touch-target relative font-bold underline underline-offset-2">
              112
            </a>
            에 전화하세요. 말하지 않아도 끊지 마세요.
          </Trans>
        </li>
        <li>{t`경찰관이 안내하면 아무 숫자 버튼이나 두 번 ‘똑똑’ 누르세요.`}</li>
        <li>{t`문자로 온 ‘보이는 112’ 링크를 열면 위치와 영상을 보내고 소리 없이 대화할 수 있어요.`}</li>
      </ol>
      <p className="text-sm text-basalt-700">{t`전화가 어려우면 112와 119에 문자로도 신고할 수 있어요.`}</p>
    </Card>
  )
}
