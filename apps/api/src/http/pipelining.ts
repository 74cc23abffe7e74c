import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** More requests than this that come at once on one connection cut it: no browser and no proxy sends any before an answer. */
const AT_ONCE_MAX = 32

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Cuts connections that send very many requests without waiting for answers. Node hands over all requests of a packet in
 * one turn of the event loop: two thousand fit into 64 kB, which keep all others waiting for half a second.
 */
export function cutPipelines(server: Server): void {
  const [handle] = server.listeners('request') as [Handler]
  const ofTurn = new Map<Socket, number>()
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    const count = (ofTurn.get(socket) ?? 0) + 1
    if (ofTurn.size === 0) setImmediate(() => ofTurn.clear())
    ofTurn.set(socket, count)
    if (count > AT_ONCE_MAX) socket.destroy()
    else handle.call(server, request, response)
  })
}
