import type { Pin, Quote } from '@honjeo/contract/chat'
import { CHAT_CONTENT_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { Image, MapPin, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { sendableText } from '#lib/text/sendable-text.ts'
import { readText, remove, writeText } from '#lib/device/storage.ts'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { ComposeBar } from '#ui/form/compose-bar.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { QuoteText } from './bubble-content.tsx'
import type { MessageDraft, Reply } from './outgoing-message.ts'

interface MessageInputProps {
  /** The key under which what is typed is kept until it is sent. */
  draftKey: string
  isConnected: boolean
  reply: Reply | null
  meetingPlace: Pin | null
  onCancelReply: () => void
  onTyping: () => void
  onSend: (draft: MessageDraft) => void
}

/** The input is usable without a connection too: what is sent then waits on the device. */
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

interface AttachMenuProps {
  /** The room's meeting place, where it is known. */
  meetingPlace: Pin | null
  onPhoto: (file: File) => void
  onPin: (pin: Pin) => void
}

/** What can be sent besides words. */
function AttachMenu({ meetingPlace, onPhoto, onPin }: AttachMenuProps) {
  const { t } = useLingui()
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <>
      <ActionMenu
        align="start"
        trigger={<IconButton label={t`사진이나 만날 곳 보내기`} icon={<Plus size={24} />} />}
        actions={[
          { label: t`사진 보내기`, icon: <Image size={20} />, onSelect: () => inputRef.current?.click() },
          ...(meetingPlace === null
            ? []
            : [{ label: t`만날 곳 보내기`, icon: <MapPin size={20} />, onSelect: () => onPin(meetingPlace) }]),
        ]}
      />
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`사진 고르기`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same photo may be picked again.
          target.value = ''
          if (file !== undefined) onPhoto(file)
        }}
      />
    </>
  )
}

/** Shows above the field what is being answered. */
function ReplyPreview({ quote, onCancel }: { quote: Quote; onCancel: () => void }) {
  const { t } = useLingui()
  return (
    <div className="mb-2 flex items-center gap-2 border-l-3 border-sea-600 pl-3 text-sm">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{t`${quote.senderName}님에게 답장`}</span>
        <span className="line-clamp-1 text-basalt-700">
          <QuoteText quote={quote} />
        </span>
      </p>
      <IconButton label={t`답장 취소`} icon={<X size={20} />} onClick={onCancel} />
    </div>
  )
}
