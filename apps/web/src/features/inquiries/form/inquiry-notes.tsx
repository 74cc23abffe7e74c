import { Trans } from '@lingui/react/macro'
import { Clock, Phone, ShieldCheck } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { Callout } from '#ui/callout.tsx'
import { TextLink } from '#ui/text-link.tsx'

const ICON = { 'aria-hidden': true, size: 18 } as const

/** What to know before one writes. */
export function InquiryNotes() {
  return (
    <div className="space-y-2">
      <Callout icon={<Clock {...ICON} />}>
        <Trans>답변은 1~2일 안에 드려요. 답변이 오면 알림으로 알려드릴게요.</Trans>
      </Callout>
      <Callout
        tone="warning"
        icon={<Phone {...ICON} />}
        action={
          <TextLink to={paths.contact()}>
            <Trans>고객센터</Trans>
          </TextLink>
        }
      >
        <Trans>위험하거나 다쳤다면 문의 대신 112나 119에 바로 연락해주세요.</Trans>
      </Callout>
      <Callout icon={<ShieldCheck {...ICON} />}>
        <Trans>계정 문의는 로그인한 계정으로 확인하니, 문의할 계정으로 로그인해주세요.</Trans>
      </Callout>
    </div>
  )
}
