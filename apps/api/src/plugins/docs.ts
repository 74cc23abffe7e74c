import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { appError } from '../errors.ts'

export interface DocsOptions {
  version: string
  isOperator: (request: FastifyRequest) => boolean
}

/** OpenAPI 3.1 from the same schemas that validate and serialise, for whoever runs the server; others find nothing. */
export const docsPlugin = fp<DocsOptions>(async (app, { version, isOperator }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '혼저 API', description: '제주를 혼자 여행하는 사람들의 앱, 혼저의 API입니다.', version },
      components: { securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  })
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request) => {
      if (!isOperator(request)) throw appError('COMMON404')
    })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      transformStaticCSP: (header) => header.replace(/;?\s*upgrade-insecure-requests/, ''),
    })
  })
})
