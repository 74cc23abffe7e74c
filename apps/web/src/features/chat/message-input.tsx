import type { Pin } from '@honjeo/contract/chat'
import { CHAT_CONTENT_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { readText, remove, writeText } from '#lib/storage.ts'
import { ComposeBar } from '#ui/compose-bar.tsx'
import { AttachMenu } from './attach-menu.tsx'
import type { MessageDraft, Reply } from './outgoing-message.ts'
import { ReplyPreview } from './reply-preview.tsx'

export interface MessageInputProps {
  /** Where what is typed is kept until it is sent. */
  draftKey: string
  isConnected: boolean
  reply: Reply | null
  meetingPlace: Pin | null
  onCancelReply: () => void
  onTyping: () => void
  onSend: (draft: MessageDraft) => void
}

/** Usable without a connection too: what is sent then waits on the device. */
export function MessageInput({
  draftKey,
  isConnected,
  reply,
  meetingPlace,
  onCancelReply,
  onTyping,
  onSend,
}: MessageInputProps) {
  const { t } = useLingui()
  const [text, setText] = useState(() => readText(draftKey, 'session') ?? '')
  const content = sendableText(text)

  function change(next: string) {
    setText(next)
    if (next === '') remove(draftKey, 'session')
    else writeText(draftKey, next, 'session')
  }

  function send(draft: Partial<MessageDraft>) {
    onSend({ content: '', pin: null, file: null, reply, ...draft })
    onCancelReply()
  }

  return (
    <ComposeBar
      label={t`메시지`}
      placeholder={isConnected ? t`메시지를 입력하세요` : t`연결되면 보낼 메시지를 입력하세요`}
      value={text}
      maxLength={CHAT_CONTENT_MAX}
      onChange={(next) => {
        change(next)
        if (next !== '') onTyping()
      }}
      canSend={content !== ''}
      onSend={() => {
        send({ content })
        change('')
      }}
      leading={
        <AttachMenu meetingPlace={meetingPlace} onPhoto={(file) => send({ file })} onPin={(pin) => send({ pin })} />
      }
    >
      {reply !== null && <ReplyPreview quote={reply.quote} onCancel={onCancelReply} />}
    </ComposeBar>
  )
}
