import type { ChatMessage, ChatSend, RoomState } from '@honjeo/contract/chat'
import { roomInbox, roomStateTopic, roomTopic, typingInbox } from '@honjeo/contract/values/destinations'
import { stompConnection } from '#lib/stomp/stomp-connection.ts'
import type { ConnectionState, StompRefusal } from '#lib/stomp/stomp-status.ts'
import type { OutgoingMessage } from './outgoing-message.ts'

export interface RoomSocketListeners {
  onChange(connection: ConnectionState): void
  /** Is called after each new subscription: what was said meanwhile has to be asked for. */
  onSubscribed(): void
  onMessage(message: ChatMessage): void
  /** Is called after each new subscription to what happens beside the messages: what changed meanwhile has to be asked for. */
  onStateSubscribed(): void
  onState(state: RoomState): void
}

/**
 * The live side of one room's conversation, over the connection of the page. Opens at once; `close` before letting it go.
 * It is `connected` once the server has confirmed the subscription: from then on every message is heard.
 */
export class RoomSocket {
  readonly #roomId: number
  readonly #listeners: RoomSocketListeners
  readonly #stops: (() => void)[]

  constructor(roomId: number, listeners: RoomSocketListeners) {
    this.#roomId = roomId
    this.#listeners = listeners
    this.#stops = [
      stompConnection.onStatus((status) => {
        if (status.phase !== 'connected') this.#listeners.onChange(status)
      }),
      stompConnection.listen(roomTopic(roomId), {
        onMessage: (body) => listeners.onMessage(JSON.parse(body) as ChatMessage),
        onSubscribed: () => {
          this.#listeners.onChange({ phase: 'connected', problem: null })
          listeners.onSubscribed()
        },
        onRefused: (refusal) => this.#handleRefused(refusal),
      }),
      stompConnection.listen(roomStateTopic(roomId), {
        onMessage: (body) => listeners.onState(JSON.parse(body) as RoomState),
        onSubscribed: () => listeners.onStateSubscribed(),
        onRefused: (refusal) => this.#handleRefused(refusal),
      }),
    ]
  }

  /** Resolves when the server has stored it. Rejects when it refuses, says nothing for 10 s, or the connection is lost. */
  send({ clientId, content, pin, reply, imageName }: OutgoingMessage): Promise<void> {
    const body: ChatSend = {
      type: 'TALK',
      roomId: this.#roomId,
      clientId,
      content,
      ...(pin !== null && { pin }),
      ...(reply !== null && { replyTo: reply.id }),
      ...(imageName !== null && { image: imageName }),
    }
    return stompConnection.send(roomInbox(this.#roomId), body, clientId)
  }

  /** Says that this member looks at the room now. */
  announceEntry(): void {
    const body: ChatSend = { type: 'ENTER', roomId: this.#roomId }
    stompConnection.publish(roomInbox(this.#roomId), body)
  }

  announceTyping(): void {
    stompConnection.publish(typingInbox(this.#roomId), {})
  }

  /** Tries again now instead of in some seconds. */
  reconnect(): void {
    stompConnection.reconnect()
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }

  /** What becomes of the connection is no longer this room's. */
  #handleRefused(refusal: StompRefusal): void {
    this.close()
    this.#listeners.onChange({ phase: 'disconnected', problem: refusal })
  }
}
