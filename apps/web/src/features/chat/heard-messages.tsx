import type { ChatMessage } from '@honjeo/contract/chat'
import { useLingui } from '@lingui/react/macro'
import { serverText } from '#lib/server-text.ts'
import { SystemText } from './system-line.tsx'

/** Reads aloud what others say while the room is open; the list itself is silent, because history grows in it too. */
export function HeardMessages({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useLingui()
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {messages.map(({ seq, type, senderName, content, code, args, image, pin }) => (
        <p key={seq}>
          {type !== 'TALK' ? (
            <SystemText type={type} name={senderName} text={serverText(code, args, content)} />
          ) : (
            [`${senderName}:`, image !== null && t`사진`, pin !== null && t`만날 곳`, content].filter(Boolean).join(' ')
          )}
        </p>
      ))}
    </div>
  )
}
