import type { FastifyInstance } from 'fastify'

const TRIES = 20
/** The number of connections that wait to be taken. After a restart everybody comes at once; of more than Node's 511 some would be lost. */
const BACKLOG = 4096

/** Listens on `port` or, when it is taken, on the next free one. Answers the port. */
export async function listenOnFreePort(app: FastifyInstance, host: string, port: number): Promise<number> {
  for (let candidate = port; ; candidate++) {
    try {
      await app.listen({ host, port: candidate, backlog: BACKLOG })
      const address = app.server.address()
      return typeof address === 'object' && address !== null ? address.port : candidate
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || candidate >= port + TRIES || candidate >= 65_535) throw error
    }
  }
}
