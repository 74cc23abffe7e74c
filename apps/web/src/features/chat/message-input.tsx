import { CHAT_CONTENT_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '#lib/composition.ts'
import { readText, remove, writeText } from '#lib/storage.ts'
import { cx } from '#ui/cx.ts'
import { sendableText } from './message-text.ts'

export interface MessageInputProps {
  /** Where what is typed is kept until it is sent. */
  draftKey: string
  isConnected: boolean
  onSend: (content: string) => void
}

/** From here on one is told how much room is left. */
const COUNT_FROM = CHAT_CONTENT_MAX - 200

export function MessageInput({ draftKey, isConnected, onSend }: MessageInputProps) {
  const { t } = useLingui()
  const [text, setText] = useState(() => readText(draftKey, 'session') ?? '')
  const content = sendableText(text)
  const canSend = isConnected && content !== ''

  function change(next: string) {
    setText(next)
    if (next === '') remove(draftKey, 'session')
    else writeText(draftKey, next, 'session')
  }

  function send() {
    if (!canSend) return
    onSend(content)
    change('')
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While a Hangul syllable is composed, Enter completes it; Safari then tells by the key code alone.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="pb-safe-2 flex shrink-0 items-end gap-2 border-t border-basalt-200 bg-paper px-3 pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="relative min-w-0 flex-1">
        <textarea
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKeyDown}
          rows={1}
          maxLength={CHAT_CONTENT_MAX}
          enterKeyHint="send"
          aria-label={t`메시지`}
          placeholder={isConnected ? t`메시지를 입력하세요` : t`연결되면 메시지를 보낼 수 있어요`}
          // Not `disabled`: a connection that comes back after a second would have cost the focus and the phone's keyboard.
          readOnly={!isConnected}
          aria-disabled={!isConnected}
          className={cx(
            'block field-sizing-content max-h-32 min-h-11 w-full resize-none rounded-[22px] border border-transparent bg-basalt-100 px-4 py-2.25 text-base outline-none',
            'focus:border-sea-700 focus:ring-1 focus:ring-sea-700 aria-disabled:text-basalt-500',
          )}
        />
        {text.length > COUNT_FROM && (
          <p className="mt-1 text-right text-xs text-basalt-500 tabular-nums">
            {text.length}/{CHAT_CONTENT_MAX}
          </p>
        )}
      </div>
      <button
        type="submit"
        aria-label={t`보내기`}
        disabled={!canSend}
        // Keeps the focus, and with it the phone's keyboard, in the field.
        onPointerDown={(event) => event.preventDefault()}
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-tangerine-500 text-ink transition-[scale,background-color] active:scale-95 disabled:scale-100 disabled:bg-basalt-200 disabled:text-basalt-500"
      >
        <ArrowUp aria-hidden="true" size={22} />
      </button>
    </form>
  )
}
