/** What a client sent is not STOMP, or more of it than the limits allow. The message never repeats what was sent. */
export class StompProtocolError extends Error {
  override name = 'StompProtocolError'
}
