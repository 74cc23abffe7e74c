import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface HalfOpenProxy {
  port: number
  /** Lets nothing pass from now on, in either direction, and neither side notices; not even the other's end. */
  swallow(): void
  /** Returns how many connections with the server are open there, since it has not ended them. */
  openAtServer(): number
}

/** Lies between clients and a server like a network whose cable can be pulled out; ended with the test. */
export async function startHalfOpenProxy(serverPort: number): Promise<HalfOpenProxy> {
  const atServer = new Set<Socket>()
  const all = new Set<Socket>()
  let isSwallowing = false

  function pass(from: Socket, to: Socket) {
    from.on('data', (chunk) => isSwallowing || to.write(chunk))
    from.on('close', () => isSwallowing || to.destroy())
    // A connection that breaks is closed after it.
    from.on('error', () => {})
    all.add(from)
  }
  const proxy = createServer({ allowHalfOpen: false }, (client) => {
    const server = connect(serverPort, '127.0.0.1')
    atServer.add(server)
    server.on('close', () => atServer.delete(server))
    pass(client, server)
    pass(server, client)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.close()
    for (const socket of all) socket.destroy()
  })
  return {
    port: (proxy.address() as AddressInfo).port,
    swallow: () => void (isSwallowing = true),
    openAtServer: () => atServer.size,
  }
}
