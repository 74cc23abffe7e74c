/** What a client sent is not STOMP, or more of it than the limits allow. The message never repeats what was sent. */
export class StompProtocolError extends Error {
  override name = 'StompProtocolError'
  /** Headers that STOMP asks for in the ERROR frame. */
  readonly headers: Readonly<Record<string, string>> | undefined

  constructor(message: string, headers?: Readonly<Record<string, string>>) {
    super(message)
    this.headers = headers
  }
}
