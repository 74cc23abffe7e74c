import { Client, type IFrame, type StompSubscription } from '@stomp/stompjs'
import WebSocket from 'ws'

export interface StompOptions {
  url: string
  token?: string
  heartBeat?: number
}

/** The public client as browsers use it, over a real socket; it does not reconnect, so that a test sees every end. */
export class TestStompClient {
  readonly client: Client
  readonly errors: IFrame[] = []
  #subscriptions = new Map<string, StompSubscription>()
  #receipts = 0
  #socket: WebSocket | undefined

  constructor({ url, token, heartBeat = 0 }: StompOptions) {
    this.client = new Client({
      webSocketFactory: () => {
        this.#socket = new WebSocket(url, ['v12.stomp'])
        return this.#socket
      },
      connectHeaders: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      reconnectDelay: 0,
      heartbeatIncoming: heartBeat,
      heartbeatOutgoing: heartBeat,
    })
  }

  /** Resolves when CONNECTED, rejects with the ERROR frame or when the socket closes first. */
  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.client.onConnect = () => resolve()
      this.client.onStompError = (frame) => {
        this.errors.push(frame)
        reject(new Error(frame.headers['code'] ?? frame.headers['message']))
      }
      this.client.onWebSocketClose = () => reject(new Error('closed'))
      this.client.activate()
    })
  }

  /** Resolves with the next heart-beat of the server. */
  nextHeartBeat(): Promise<void> {
    return new Promise((resolve) => {
      const handleData = (data: Buffer) => {
        if (data.toString() !== '\n') return
        this.#socket?.off('message', handleData)
        resolve()
      }
      this.#socket?.on('message', handleData)
    })
  }

  /** Resolves with the ERROR frame that ends this connection. */
  nextError(): Promise<IFrame> {
    return new Promise((resolve) => {
      this.client.onStompError = (frame) => {
        this.errors.push(frame)
        resolve(frame)
      }
    })
  }

  #receipt(send: (receipt: string) => void): Promise<void> {
    const id = `r${++this.#receipts}`
    return new Promise((resolve, reject) => {
      this.client.watchForReceipt(id, () => resolve())
      this.client.onStompError = (frame) => {
        this.errors.push(frame)
        reject(new Error(frame.headers['code'] ?? frame.headers['message']))
      }
      this.client.onWebSocketClose = () => reject(new Error('closed'))
      send(id)
    })
  }

  /** Resolves with the receipt of the subscription. */
  subscribe<T>(destination: string, onMessage: (body: T) => void): Promise<void> {
    return this.#receipt((receipt) => {
      const subscription = this.client.subscribe(destination, (message) => onMessage(JSON.parse(message.body) as T), {
        receipt,
      })
      this.#subscriptions.set(destination, subscription)
    })
  }

  /** Resolves with the receipt: the server has done what was asked. */
  send(destination: string, body: unknown): Promise<void> {
    return this.#receipt((receipt) =>
      this.client.publish({
        destination,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { receipt },
      }),
    )
  }

  /** Sends DISCONNECT and waits for its receipt. */
  close(): Promise<void> {
    return this.client.deactivate()
  }

  /** Ends the connection as a lost network does. */
  cut() {
    this.#socket?.terminate()
  }
}

/** Collects what arrives, and lets a test wait for the n-th. */
export class Inbox<T> {
  readonly items: T[] = []
  #waiting: { count: number; resolve: () => void }[] = []

  readonly push = (item: T) => {
    this.items.push(item)
    this.#waiting = this.#waiting.filter(({ count, resolve }) => {
      if (this.items.length < count) return true
      resolve()
      return false
    })
  }

  async has(count: number): Promise<T[]> {
    if (this.items.length < count) await new Promise<void>((resolve) => this.#waiting.push({ count, resolve }))
    return this.items
  }
}
