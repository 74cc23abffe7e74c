import { randomUUID } from 'node:crypto'
import { Client } from '@stomp/stompjs'
import webstomp, { type Frame } from 'webstomp-client'
import type { WebSocket } from 'ws'

/** What every STOMP library offers in its own words. */
interface PublicClient {
  version: string | undefined
  /** Returns the way to stop. */
  subscribe(destination: string, onMessage: (body: string) => void, headers?: Record<string, string>): () => void
  /** Resolves with the receipt; rejects with the code of the ERROR. */
  send(destination: string, body: unknown, headers?: Record<string, string>): Promise<void>
  begin(): { id: string; commit: () => void; abort: () => void }
  disconnect(): Promise<void>
}

/** Connects over this socket, or rejects with the code of the ERROR. */
type Open = (socket: WebSocket, token: string, heartBeatMs: number) => Promise<PublicClient>

export const openStompJs: Open = async (socket, token, heartBeatMs) => {
  const client = new Client({
    webSocketFactory: () => socket,
    connectHeaders: { Authorization: `Bearer ${token}` },
    heartbeatIncoming: heartBeatMs,
    heartbeatOutgoing: heartBeatMs,
    reconnectDelay: 0,
  })
  const refused = new Promise<never>((_resolve, reject) => {
    client.onStompError = ({ headers }) => reject(new Error(headers['code']))
  })
  const connected = new Promise<void>((resolve) => (client.onConnect = () => resolve()))
  client.activate()
  await Promise.race([connected, refused])
  return {
    version: client.connectedVersion,
    subscribe(destination, onMessage, headers = {}) {
      const subscription = client.subscribe(destination, ({ body }) => onMessage(body), headers)
      return () => subscription.unsubscribe()
    },
    send(destination, body, headers = {}) {
      const stored = new Promise<void>((resolve) => client.watchForReceipt('sent', () => resolve()))
      client.publish({ destination, body: JSON.stringify(body), headers: { ...headers, receipt: 'sent' } })
      return Promise.race([stored, refused])
    },
    begin: () => client.begin(),
    disconnect: () => client.deactivate(),
  }
}

export const openWebstomp: Open = async (socket, token, heartBeatMs) => {
  const heartbeat = { incoming: heartBeatMs, outgoing: heartBeatMs }
  const client = webstomp.over(socket, { debug: false, heartbeat, protocols: ['v12.stomp'] })
  let refuse: (error: Error) => void = () => {}
  const refused = new Promise<never>((_resolve, reject) => (refuse = reject))
  const connected = new Promise<Frame | undefined>((resolve) => {
    client.connect({ Authorization: `Bearer ${token}` }, resolve, (error) =>
      refuse(new Error('headers' in error ? error.headers['code'] : 'closed')),
    )
  })
  const frame = await Promise.race([connected, refused])
  return {
    version: frame?.headers['version'],
    subscribe(destination, onMessage, headers = {}) {
      const subscription = client.subscribe(destination, ({ body }) => onMessage(body), headers)
      return () => subscription.unsubscribe()
    },
    send(destination, body, headers = {}) {
      const stored = new Promise<void>((resolve) => (client.onreceipt = () => resolve()))
      client.send(destination, JSON.stringify(body), { ...headers, receipt: 'sent' })
      return Promise.race([stored, refused])
    },
    begin() {
      const id = randomUUID()
      client.begin(id)
      return { id, commit: () => client.commit(id), abort: () => client.abort(id) }
    },
    disconnect: () => new Promise((resolve) => client.disconnect(() => resolve())),
  }
}
