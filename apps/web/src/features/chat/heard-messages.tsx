import type { ChatMessage } from '@honjeo/contract/chat'
import { NoticeText } from './message-list.tsx'

/** Reads aloud what others say while the room is open; the list itself is silent, because history grows in it too. */
export function HeardMessages({ messages }: { messages: readonly ChatMessage[] }) {
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {messages.map(({ seq, type, senderName, content }) => (
        <p key={seq}>
          {type === 'TALK' ? `${senderName}: ${content}` : <NoticeText notice={{ type, name: senderName }} />}
        </p>
      ))}
    </div>
  )
}
