import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, MessageSquare, Share2 } from 'lucide-react'
import { useId } from 'react'
import { copyMessage, shareMessage } from '#lib/share.ts'
import { smsLink } from '#lib/sms-link.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { HelpFixState } from './help-fix-state.tsx'
import type { HelpFix } from './use-help-fix.ts'

interface TellContactsProps {
  text: string
  help: HelpFix
}

/** A message that is ready, with the position as soon as it is known, for whatever the traveller sends messages with. */
export function TellContacts({ text, help }: TellContactsProps) {
  const { t } = useLingui()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h3 id={titleId} className="font-bold">{t`신뢰 연락처에 알리기`}</h3>
        <p className="text-sm text-basalt-700">
          <Trans>저절로 보내지지 않아요. 받을 사람을 고르고 직접 보내 주세요.</Trans>
        </p>
      </div>
      <p className="rounded-md bg-basalt-100 p-3 text-sm whitespace-pre-line select-text">{text}</p>
      <HelpFixState {...help} />
      <div className="flex flex-col gap-2">
        <a href={smsLink('', text)} className={buttonClass({})}>
          <MessageSquare aria-hidden="true" size={18} className="shrink-0" />
          {t`문자로 보내기`}
        </a>
        {'share' in navigator && (
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden="true" size={18} className="shrink-0" />}
            onClick={() => void shareMessage(text)}
          >{t`다른 앱으로 보내기`}</Button>
        )}
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" size={18} className="shrink-0" />}
          onClick={() => void copyMessage(text)}
        >{t`문구 복사하기`}</Button>
      </div>
    </section>
  )
}
