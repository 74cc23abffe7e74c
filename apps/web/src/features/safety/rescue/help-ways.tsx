import { useLingui } from '@lingui/react/macro'
import { Copy, MessageSquareText, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Saying } from '#lib/device/speech.ts'
import { SOURCE_LOCALE } from '#lib/text/locales.ts'
import { copyText, shareText, smsLink } from '#lib/device/share.ts'
import { Button, buttonClass } from '#ui/form/button.tsx'
import { ReadAloud } from '../voice/read-aloud.tsx'

const SMS_NUMBERS = ['119', '112'] as const

/** What came of the last tap, as far as a page can know it. */
type Outcome = 'copied' | 'uncopied' | 'shared' | 'unshared'

interface HelpWaysProps {
  text: string
  /** The same to be read out by the device, Korean first: for who cannot speak, or speaks no Korean. */
  sayings: readonly Saying[]
  /** Adds a message to a person of the traveller's own: whom, is chosen in the phone's messages. */
  hasOwnContacts?: boolean
  /** Texts to 119 and 112 go nowhere outside Korea. */
  hasEmergencySms?: boolean
}

/** The message for help, and the ways to get it to others. Nothing is sent from here: the traveller presses send. */
export function HelpWays({ text, sayings, hasOwnContacts = false, hasEmergencySms = true }: HelpWaysProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const words: Record<Outcome, string> = {
    copied: t`복사했어요. 문자나 메신저에 붙여넣어 보내주세요.`,
    uncopied: t`복사하지 못했어요. 위의 글을 길게 눌러 복사해주세요.`,
    shared: t`보내기 창에 넘겼어요. 정말 보내졌는지는 고른 앱에서 확인해주세요.`,
    unshared: t`보내기 창이 열리지 않아 글을 복사했어요. 문자나 메신저에 붙여넣어 보내주세요.`,
  }

  async function copy() {
    setOutcome((await copyText(text)) ? 'copied' : 'uncopied')
  }

  async function share() {
    const shared = await shareText(text)
    if (shared === 'cancelled') setOutcome(null)
    else if (shared === 'shared') setOutcome('shared')
    else setOutcome((await copyText(text)) ? 'unshared' : 'uncopied')
  }

  return (
    <div className="space-y-4">
      <p
        lang={SOURCE_LOCALE}
        className="rounded-md bg-basalt-100 px-4 py-3 text-sm break-words whitespace-pre-line select-all"
      >
        {text}
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1 *:basis-32">
        {hasOwnContacts && (
          <a href={smsLink('', text)} className={buttonClass({ size: 'md', className: 'basis-full!' })}>
            <MessageSquareText aria-hidden="true" size={18} />
            {t`받을 사람을 골라 문자 쓰기`}
          </a>
        )}
        {hasEmergencySms &&
          SMS_NUMBERS.map((number) => (
            <a key={number} href={smsLink(number, text)} className={buttonClass({ variant: 'secondary', size: 'md' })}>
              <MessageSquareText aria-hidden="true" size={18} />
              {t`${number}에 문자 쓰기`}
            </a>
          ))}
        <Button
          variant="secondary"
          size="md"
          icon={<Share2 aria-hidden="true" size={18} />}
          onClick={() => void share()}
        >
          {t`다른 앱으로 보내기`}
        </Button>
        <Button variant="secondary" size="md" icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
          {t`글 복사`}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden *:flex-1 *:basis-32">
        {sayings.map((saying) => (
          <ReadAloud key={saying.lang} saying={saying} namesLanguage={sayings.length > 1} />
        ))}
      </div>
      <p role="status" className="text-sm font-bold empty:m-0">
        {outcome === null ? null : words[outcome]}
      </p>
      {(hasEmergencySms || hasOwnContacts) && (
        <p className="text-sm text-basalt-700">
          {t`문자 앱이 열리면 보내기를 직접 눌러야 전송돼요. 글이 비어 있으면 ‘글 복사’를 누른 뒤 붙여넣어주세요.`}
        </p>
      )}
    </div>
  )
}
