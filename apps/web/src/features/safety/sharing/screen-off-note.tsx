import { useLingui } from '@lingui/react/macro'
import { MoonStar } from 'lucide-react'
import { Callout } from '#ui/callout.tsx'

/** What a web page cannot do, said before anybody relies on it. */
export function ScreenOffNote() {
  const { t } = useLingui()
  return (
    <Callout tone="warning" icon={<MoonStar aria-hidden="true" size={20} />}>
      {t`화면이 꺼지거나 다른 앱을 보는 동안에는 위치가 갱신되지 않아요. 혼저를 다시 열면 그때의 위치를 보내요.`}
    </Callout>
  )
}
