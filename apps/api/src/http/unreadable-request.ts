import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type AppError, appError } from '../lib/errors.ts'
import { failureBody } from './error-handler.ts'

/** What is no HTTP (or has headers beyond measure) never becomes a request: it is answered on the bare socket. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  endSocket(socket, appError('INVALID_INPUT'))
}

/** Writes a failure to a bare socket, which has no Fastify request, and ends it. */
export function endSocket(socket: Duplex, error: AppError): void {
  const body = JSON.stringify(failureBody(error))
  const { statusCode } = error
  socket.end(
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
