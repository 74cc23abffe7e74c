import { ERRORS, errorNameOf } from '@honjeo/contract/values/error-codes'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Envelope } from './test-app.ts'

type Fault = Pick<Sentence, 'code' | 'args'>

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
  if (result === null) return { status, code, result, fields: {} }
  const { fields, faults } = result as { fields: Record<string, string>; faults: Record<string, Fault> }
  expect(Object.keys(result as object)).toEqual(['fields', 'faults'])
  expect(Object.keys(faults)).toEqual(Object.keys(fields))
  for (const [field, { code: fault, args }] of Object.entries(faults)) {
    expect(fields[field]).toMatch(/[가-힣]/)
    expect(fields[field]).toBe(say(fault as 'TOO_LONG', args as { max: number }).message)
  }
  return { status, code, result, fields }
}
