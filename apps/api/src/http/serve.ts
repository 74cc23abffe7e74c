import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { RouteSchema } from '@honjeo/contract/route-table'
import { apiRoutes } from '@honjeo/contract/routes'
import type {
  ContextConfigDefault,
  FastifyInstance,
  HTTPMethods,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify'

type Line = keyof typeof apiRoutes
export type App = Parameters<FastifyPluginAsyncTypebox>[0]

/** Gets what the contract says comes in, checked, and returns the bare result that it says goes out. */
type Handler<L extends Line> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  (typeof apiRoutes)[L],
  TypeBoxTypeProvider
>

interface Options<L extends Line> {
  bodyLimit?: number
  /** Runs before the texts of the body are judged. */
  preHandler?: (request: Parameters<Handler<L>>[0]) => Promise<void>
}

/** The status of success; undefined where there are several, of which the handler chooses. */
function statusOf({ response }: RouteSchema): number | undefined {
  const [status, ...others] = Object.keys(response).filter((each) => each < '300')
  return others.length === 0 ? Number(status) : undefined
}

/** Serves a line of the contract's table, with its schema and under its status. */
export function serve<L extends Line>(app: App, line: L, handler: Handler<L>, options: Options<L> = {}): void {
  const [method, url] = line.split(' ') as [HTTPMethods, string]
  const schema: RouteSchema = apiRoutes[line]
  const status = statusOf(schema)
  const answer = handler as unknown as RouteHandlerMethod
  const server = app as unknown as FastifyInstance
  server.route({
    ...(options as object),
    method,
    url,
    schema,
    handler(request, reply) {
      if (status !== undefined) reply.code(status)
      return answer.call(server, request, reply)
    },
  })
}
