import { useLingui } from '@lingui/react/macro'
import { MessageSquare } from 'lucide-react'
import { smsLink } from '#lib/sms-link.ts'
import { buttonClass } from '#ui/button-class.ts'

const LOOK = buttonClass({ variant: 'secondary', className: 'flex-1' })

/** For whoever must not be heard: both take text messages, with the position in them where it is known. */
export function EmergencyMessages({ text }: { text: string }) {
  const { t } = useLingui()
  const icon = <MessageSquare aria-hidden="true" size={18} className="shrink-0" />
  return (
    <div className="flex gap-2">
      <a href={smsLink('112', text)} className={LOOK}>
        {icon}
        {t`112에 문자`}
      </a>
      <a href={smsLink('119', text)} className={LOOK}>
        {icon}
        {t`119에 문자`}
      </a>
    </div>
  )
}
