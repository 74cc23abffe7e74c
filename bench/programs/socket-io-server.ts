/** What the chat is measured beside: rooms as Socket.IO has them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import '../lib/input.ts'

const http = createServer()
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false, httpCompression: false })

io.on('connection', (socket) => {
  socket.on('join', async (room: string) => {
    await socket.join(room)
    socket.emit('joined')
  })
  socket.on('chat', (room: string, message: unknown) => io.to(room).emit('chat', message))
})
http.listen(0, '127.0.0.1', 4096, () => console.log((http.address() as AddressInfo).port))
