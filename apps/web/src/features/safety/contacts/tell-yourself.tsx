import type { ContactChannel } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { Copy, MessageSquareText } from 'lucide-react'
import { copyText } from '#lib/share.ts'
import { smsLink } from '#lib/sms-link.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

/** A word of one's own to somebody who has not answered: the device's own messages with the text in them; one presses send there. */
export function TellYourself({ channel }: { channel: ContactChannel }) {
  const { t } = useLingui()
  const text =
    channel === 'EMAIL'
      ? t`혼저에서 신뢰 연락처를 부탁하는 메일을 보냈어. 메일함(스팸함도)에서 열어보고 동의해줘.`
      : t`혼저에서 신뢰 연락처를 부탁했어. 앱의 알림에서 보고 동의해줘.`

  async function handleCopy() {
    if (await copyText(text)) toast.success(t`문구를 복사했어요.`)
    else toast.error(t`복사하지 못했어요. 문자 쓰기를 눌러주세요.`)
  }

  return (
    <div className="rounded-md bg-basalt-100 px-4 py-3 text-sm">
      <p className="text-basalt-700">{t`못 봤을 수도 있어요. 직접 귀띔해보세요. 문자는 내가 보내기를 눌러야 가요.`}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href={smsLink('', text)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <MessageSquareText aria-hidden="true" size={16} />
          {t`문자 쓰기`}
        </a>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden="true" size={16} />}
          onClick={() => void handleCopy()}
        >
          {t`문구 복사`}
        </Button>
      </div>
    </div>
  )
}
