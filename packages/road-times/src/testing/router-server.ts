import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface RouterCall {
  service: 'route' | 'table'
  profile: string
  /** The coordinates as [longitude, latitude]. */
  coordinates: [number, number][]
}

export interface RouterAnswer {
  status?: number
  headers?: Record<string, string>
  body: string
}

/** Seconds and metres of every way, unless a test sets others. */
export const WAY = { duration: 1500, distance: 20_000 }
export const SILENCE = 'silence'

function usual({ service, coordinates }: RouterCall): object {
  if (service === 'route') return { code: 'Ok', routes: [{ legs: coordinates.slice(1).map(() => WAY) }] }
  const square = (value: number) =>
    coordinates.map((_, row) => coordinates.map((__, column) => (row === column ? 0 : value)))
  return { code: 'Ok', durations: square(WAY.duration), distances: square(WAY.distance) }
}

/** Answers as `osrm-routed` does; ends with the test. */
export class RouterServer {
  readonly calls: RouterCall[] = []
  /** Returns another answer than the usual one. */
  disturb: (call: RouterCall) => RouterAnswer | typeof SILENCE | undefined = () => undefined
  url = ''

  static async start(): Promise<RouterServer> {
    const standIn = new RouterServer()
    const server = createServer((request, response) => {
      const [, service, profile, path] = /^\/(route|table)\/v1\/(\w+)\/([^?]+)/.exec(request.url ?? '') ?? []
      if (service === undefined) return response.writeHead(404).end()
      const coordinates = path!.split(';').map((pair) => pair.split(',').map(Number) as [number, number])
      const call: RouterCall = { service: service as RouterCall['service'], profile: profile!, coordinates }
      standIn.calls.push(call)
      const answer = standIn.disturb(call) ?? { body: JSON.stringify(usual(call)) }
      if (answer === SILENCE) return undefined
      return response
        .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.body)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    onTestFinished(async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    })
    return standIn
  }
}
