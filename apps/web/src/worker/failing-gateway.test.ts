import { expect, it } from 'vitest'
import { isFailingGateway } from './failing-gateway.ts'

const answer = (status: number, headers?: Record<string, string>) => new Response('', { status, headers })

it('knows a gateway that reaches no server by its status', () => {
  expect([502, 503, 504].map((status) => isFailingGateway(answer(status)))).toEqual([true, true, true])
})

it('lets our own server speak for itself, whatever it says', () => {
  expect(isFailingGateway(answer(503, { 'x-request-id': 'r-1' }))).toBe(false)
  expect([200, 404, 500].some((status) => isFailingGateway(answer(status)))).toBe(false)
})
