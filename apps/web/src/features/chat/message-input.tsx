import { CHAT_CONTENT_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { readText, remove, writeText } from '#lib/storage.ts'
import { ComposeBar } from '#ui/compose-bar.tsx'

export interface MessageInputProps {
  /** Where what is typed is kept until it is sent. */
  draftKey: string
  isConnected: boolean
  onSend: (content: string) => void
}

export function MessageInput({ draftKey, isConnected, onSend }: MessageInputProps) {
  const { t } = useLingui()
  const [text, setText] = useState(() => readText(draftKey, 'session') ?? '')
  const content = sendableText(text)

  function change(next: string) {
    setText(next)
    if (next === '') remove(draftKey, 'session')
    else writeText(draftKey, next, 'session')
  }

  return (
    <ComposeBar
      label={t`메시지`}
      placeholder={isConnected ? t`메시지를 입력하세요` : t`연결되면 메시지를 보낼 수 있어요`}
      value={text}
      maxLength={CHAT_CONTENT_MAX}
      onChange={change}
      isPaused={!isConnected}
      canSend={isConnected && content !== ''}
      onSend={() => {
        onSend(content)
        change('')
      }}
    />
  )
}
