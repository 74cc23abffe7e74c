/** HTTP requests over some connections, as fast as they are answered, in a process of its own. Takes one task after the other, answers each with a line of JSON. */
import { readInput } from '../lib/input.ts'
import type { HttpRequest } from '../../apps/api/src/testing/busy-calls.ts'
import { HttpSocket, requestBytes } from '../lib/load/http-socket.ts'
import { percentile } from '../lib/statistics.ts'

export interface HttpTask {
  port: number
  connections: number
  requests: HttpRequest[]
}

export interface HttpRound {
  perSecond: number
  p50: number
  p99: number
  /** The first answer that was no success; null where all were. */
  failure: string | null
}

async function load({ port, connections, requests }: HttpTask): Promise<HttpRound> {
  const bytes = requests.map(requestBytes)
  const times: number[] = []
  let failure: string | null = null
  let next = 0
  const start = performance.now()
  const lane = async () => {
    const socket = new HttpSocket(port)
    while (next < bytes.length) {
      const number = next++
      const askedAt = performance.now()
      const { status, bytes: body } = await socket.ask(bytes[number]!)
      times.push(performance.now() - askedAt)
      if (status >= 300) failure ??= `${requests[number]!.path}: ${status} ${body.toString('utf8', 0, 500)}`
    }
    socket.close()
  }
  await Promise.all(Array.from({ length: connections }, lane))
  const seconds = (performance.now() - start) / 1000
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failure,
  }
}

for (;;) console.log(JSON.stringify(await load(await readInput<HttpTask>())))
