/**
 * A WebSocket that says nothing once it closes. The browser drops such words just the same, but complains of each: at the end
 * of a session the server closes while the page takes its leave.
 */
export const openSocket = (url: string, protocols: string[]): WebSocket => {
  const socket = new WebSocket(url, protocols)
  const send = socket.send.bind(socket)
  socket.send = (data) => {
    if (socket.readyState === WebSocket.OPEN) send(data)
  }
  return socket
}
