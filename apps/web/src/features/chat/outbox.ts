import type { OutgoingMessage } from './merge-messages.ts'

/** My messages on their way to a room, oldest first. */
export type Outbox = readonly OutgoingMessage[]

export type OutboxAction =
  | { type: 'add'; clientId: string; content: string; createdAt: string }
  | { type: 'resend'; clientId: string }
  | { type: 'sent'; clientId: string }
  | { type: 'failed'; clientId: string }
  | { type: 'discard'; clientId: string }

export function outboxReducer(outbox: Outbox, action: OutboxAction): Outbox {
  const { type, clientId } = action
  switch (type) {
    case 'add':
      return [...outbox, { clientId, content: action.content, createdAt: action.createdAt, state: 'sending' }]
    case 'resend':
      return withState(outbox, clientId, 'sending')
    case 'sent':
      return withState(outbox, clientId, 'sent')
    case 'failed':
      return withState(outbox, clientId, 'failed')
    case 'discard':
      return outbox.filter((message) => message.clientId !== clientId)
  }
}

function withState(outbox: Outbox, clientId: string, state: OutgoingMessage['state']): Outbox {
  return outbox.map((message) => (message.clientId === clientId ? { ...message, state } : message))
}

/** After a reload nobody waits for an answer any more: what was on its way may have been lost, what arrived is in the history. */
export function restoreOutbox(stored: Outbox): Outbox {
  return stored.filter(({ state }) => state !== 'sent').map((message) => ({ ...message, state: 'failed' }))
}

export function isOutbox(value: unknown): value is Outbox {
  return Array.isArray(value) && value.every(isOutgoingMessage)
}

function isOutgoingMessage(value: unknown): value is OutgoingMessage {
  if (typeof value !== 'object' || value === null) return false
  const { clientId, content, createdAt, state } = value as Record<string, unknown>
  return (
    typeof clientId === 'string' &&
    typeof content === 'string' &&
    typeof createdAt === 'string' &&
    (state === 'sending' || state === 'sent' || state === 'failed')
  )
}
