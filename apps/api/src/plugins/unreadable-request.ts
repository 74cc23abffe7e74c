import type { Socket } from 'node:net'
import { appError } from '../errors.ts'
import { failureBody } from './error-handler.ts'

/** What is no HTTP (or has headers beyond measure) never becomes a request: it is answered on the bare socket. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(failureBody(appError('COMMON400')))
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
