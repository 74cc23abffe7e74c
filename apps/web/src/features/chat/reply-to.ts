import type { ChatMessage } from '@honjeo/contract/chat'
import { QUOTE_MAX } from '@honjeo/contract/values/limits'
import type { Reply } from './outgoing-message.ts'

/** What a reply shows of a message until the server says it. */
export function replyTo({ id, seq, senderId, senderName, content, image, pin }: ChatMessage): Reply {
  const kind = content !== '' ? 'TEXT' : image !== null ? 'IMAGE' : pin !== null ? 'PIN' : 'TEXT'
  return { id, quote: { seq, senderId, senderName, kind, content: Array.from(content).slice(0, QUOTE_MAX).join('') } }
}
