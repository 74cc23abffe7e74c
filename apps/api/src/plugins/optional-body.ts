import type { FastifyRequest } from 'fastify'

/** A `preValidation` for routes all of whose fields may be left out: no body is one without any. */
export async function optionalBody(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) request.body = {}
}
