import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { appError } from '@honjeo/contract/app-error'
import { describeRoute } from '@honjeo/openapi/describe-route'
import { finishDocument } from '@honjeo/openapi/finish-document'

export interface DocsOptions {
  version: string
  /** The address at which clients find this server; null: where they got the description from. */
  publicUrl: string | null
  isOperator: (request: FastifyRequest) => boolean
}

/**
 * OpenAPI 3.1 from the same schemas that validate and serialise, for the operator of the server; others find nothing.
 */
export const docsPlugin = fp<DocsOptions>(async (app, { version, publicUrl, isOperator }) => {
  const files = new Map<string, string>()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '혼저 API',
        description: '제주를 혼자 여행하는 사람들의 앱, 혼저의 API입니다.',
        version,
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: '혼저' },
      },
      servers: [{ url: publicUrl === null ? '/' : new URL(publicUrl).origin, description: '혼저' }],
      components: { securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform({ schema, url, route }) {
      const described = describeRoute(schema ?? {}, { method: route.method, url })
      if (schema?.fileType !== undefined) files.set(described.operationId, schema.fileType)
      return { schema: described, url }
    },
    transformObject(documented) {
      if (!('openapiObject' in documented)) return documented.swaggerObject
      return finishDocument(documented.openapiObject as Parameters<typeof finishDocument>[0], files)
    },
  })
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request) => {
      if (!isOperator(request)) throw appError('NOT_FOUND')
    })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      transformStaticCSP: (header) => header.replace(/;?\s*upgrade-insecure-requests/, ''),
    })
  })
})
