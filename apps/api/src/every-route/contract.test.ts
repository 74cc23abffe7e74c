import { apiRoutes } from '@honjeo/contract/routes'
import { expect, it } from 'vitest'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp()

const routes = Object.entries(apiRoutes).map(([line, schema]) => {
  const [method, url] = line.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]
  return { line, method, url: url.replace(/:\w+/g, '1'), isForMembers: 'security' in schema }
})

/** Files, which the contract does not list, since it speaks JSON. */
const FILES = [
  'GET /api/account/export',
  'GET /api/chatrooms/:roomId/calendar.ics',
  'GET /api/plans/:planId.gpx',
  'GET /api/plans/:planId.ics',
  'GET /api/shared-plans/:token.gpx',
  'GET /api/shared-plans/:token.ics',
]

it('serves exactly the routes of the contract, and files', async () => {
  const document = (await t.app.inject('/docs/json')).json<{ paths: Record<string, Record<string, unknown>> }>()
  const served = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(served.toSorted()).toEqual([...Object.keys(apiRoutes), ...FILES].toSorted())
})

it('documents every answer inside the envelope', async () => {
  const document = (await t.app.inject('/docs/json')).json<{
    openapi: string
    paths: Record<
      string,
      Record<string, { responses: Record<string, { content: Record<string, { schema: { required: string[] } }> }> }>
    >
  }>()
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const schemas = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ content }) => content['application/json']?.schema ?? []),
  )
  expect(schemas.length).toBeGreaterThan(operations.length)
  for (const { required } of schemas) expect(required).toEqual(['isSuccess', 'code', 'message', 'result'])
})

it.each(routes.filter((route) => route.isForMembers))('$line asks a visitor to log in', async ({ method, url }) => {
  const reply = await t.call(url, { method, ...(method === 'GET' ? {} : { body: {} }) })
  expect(reply).toMatchObject({ status: 401, isSuccess: false, code: 'AUTH4010' })
})

it.each(routes.filter((route) => route.isForMembers))(
  '$line refuses a token that is not ours',
  async ({ method, url }) => {
    const reply = await t.call(url, { method, headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' } })
    expect(reply).toMatchObject({ status: 401, code: 'AUTH4013' })
  },
)
