import { ERRORS, errorNameOf } from '@honjeo/contract/values/error-codes'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Envelope } from './test-app.ts'

/** Holds an answer to the envelope, whatever it says, and reads it. */
export function expectEnvelope(reply: LightMyRequestResponse) {
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  const envelope = reply.json<Envelope>()
  const { isSuccess, code, message, result } = envelope
  expect(Object.keys(envelope)).toEqual(['isSuccess', 'code', 'message', 'result'])
  const status = reply.statusCode
  if (isSuccess) {
    expect([200, 201, 202]).toContain(status)
    expect([code, message]).toEqual(['COMMON200', '성공입니다.'])
    return { status, code, result, fields: {} }
  }
  expect(status).toBeLessThan(500)
  expect({ code, status, message }).toEqual(ERRORS[errorNameOf(code)!])
  const fields = (result as { fields?: Record<string, string> } | null)?.fields ?? {}
  expect(result).toEqual(result === null ? null : { fields })
  for (const sentence of Object.values(fields)) expect(sentence).toMatch(/[가-힣]/)
  return { status, code, result, fields }
}
