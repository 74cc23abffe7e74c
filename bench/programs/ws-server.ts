/** What the chat is measured beside: sends each message as it came to each member of the room, one after the other. */
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import '../lib/input.ts'

const rooms = new Map<string, Set<WebSocket>>()
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, backlog: 4096, perMessageDeflate: false })

server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set()
  rooms.set(url, room.add(socket))
  socket.on('message', (data, isBinary) => {
    for (const member of room) member.send(data, { binary: isBinary })
  })
  socket.on('close', () => room.delete(socket))
})
server.on('listening', () => console.log((server.address() as AddressInfo).port))
