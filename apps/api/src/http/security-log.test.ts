import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { appError } from '@honjeo/contract/app-error'
import { errorHandlerPlugin } from './error-handler.ts'

it('LOG-refusal: notes who was refused what by the route, never by the address', async () => {
  const lines: string[] = []
  const app = Fastify({
    loggerInstance: pino({}, { write: (line: string) => void lines.push(line) }),
    disableRequestLogging: true,
  })
  app.decorateRequest('viewer', null)
  await app.register(errorHandlerPlugin)
  app.get('/api/links/:token', async () => {
    throw appError('FORBIDDEN')
  })
  app.get('/api/other', async () => {
    throw appError('NOT_FOUND')
  })
  await app.inject('/api/links/a-secret-of-somebody?email=a@b.example')
  await app.inject('/api/other')
  await app.close()
  const refusals = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'refused')
  expect(refusals).toEqual([expect.objectContaining({ code: 'COMMON403', method: 'GET', route: '/api/links/:token' })])
  expect(lines.join('')).not.toMatch(/a-secret|b\.example/)
})
