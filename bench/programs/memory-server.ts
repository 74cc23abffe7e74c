/** What HTTP is measured beside: the same Fastify, which sends from memory the bytes that the app sends. Takes its answers. */
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { readInput } from '../lib/input.ts'

export interface KnownAnswer {
  method: string
  /** As it is asked for, with its query. */
  path: string
  status: number
  headers: Record<string, string>
  body: string
}

/** The sample is what is sent to everything that is not known. */
const { answers, sample } = await readInput<{ answers: KnownAnswer[]; sample?: KnownAnswer }>()
const known = new Map(
  answers.map((answer) => [
    `${answer.method} ${encodeURI(answer.path)}`,
    { ...answer, body: Buffer.from(answer.body) },
  ]),
)
const other = sample && { ...sample, body: Buffer.from(sample.body) }
const app = Fastify({ exposeHeadRoutes: false })
app.route({
  method: ['GET', 'POST', 'PUT'],
  url: '/*',
  handler(request, reply) {
    const answer = known.get(`${request.method} ${request.url}`) ?? other
    if (!answer) return reply.code(404).send()
    return reply.code(answer.status).headers(answer.headers).send(answer.body)
  },
})
await app.listen({ host: '127.0.0.1', port: 0 })
console.log((app.server.address() as AddressInfo).port)
