import { DestinationTable, type DestinationParams } from './destinations.ts'

/** A request with who subscribes or sends, and where to. */
export interface StompRequest {
  userId: number
  sessionId: string
  destination: string
  params: DestinationParams
  /** The number of live subscriptions of this socket. */
  subscriptionCount: number
}

/** Refuses a subscription by throwing an AppError. */
export type SubscribeGuard = (request: StompRequest) => void | Promise<void>

/** Handles one SEND; its RECEIPT goes out when the promise resolves. The body is whatever the client sent. */
export type SendHandler = (request: StompRequest, body: Buffer) => void | Promise<void>

/** The routes that features offer over STOMP; patterns as in `/app/chat/:roomId`. */
export class StompRoutes {
  readonly guards = new DestinationTable<SubscribeGuard>()
  readonly handlers = new DestinationTable<SendHandler>()

  onSubscribe(pattern: string, guard: SubscribeGuard): void {
    this.guards.add(pattern, guard)
  }

  onSend(pattern: string, handler: SendHandler): void {
    this.handlers.add(pattern, handler)
  }
}
