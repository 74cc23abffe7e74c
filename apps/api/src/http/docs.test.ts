import { apiRoutes } from '@honjeo/contract/routes'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { OpenAPIV3_1 } from 'openapi-types'
import { beforeAll, expect, it } from 'vitest'
import { setUpTestApp } from '../testing/test-app.ts'
import { TAGS } from '@honjeo/openapi/finish-document'

const t = setUpTestApp()
let document: OpenAPIV3_1.Document
let operations: { line: string; operation: OpenAPIV3_1.OperationObject }[]

beforeAll(async () => {
  document = (await t.app.inject('/docs/json')).json()
  operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OpenAPIV3_1.OperationObject>).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      operation,
    })),
  )
})

const operationOf = (line: string) => operations.find((each) => each.line === line)!.operation
const answerOf = (line: string, status: string) =>
  operationOf(line).responses?.[status] as OpenAPIV3_1.ResponseObject | undefined
const bodyOf = (line: string) => operationOf(line).requestBody as OpenAPIV3_1.RequestBodyObject | undefined

it('is found faultless by the linter of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  // The paths of files end in another way than those of which they are the files, which that rule does not see.
  const found = problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths')
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

it('is found valid by the schema of OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
})

/** Returns every schema of the document. */
function schemasOf({ parameters = [], requestBody, responses = {} }: OpenAPIV3_1.OperationObject): object[] {
  const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
    part && 'content' in part ? Object.values(part.content ?? {}) : [],
  )
  return [...(parameters as OpenAPIV3_1.ParameterObject[]), ...contents].flatMap(({ schema }) => schema ?? [])
}

it('has no schema that is not JSON Schema 2020-12, nor a keyword of our own', () => {
  const ajv = formats.default(new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }))
  ajv.addFormat('binary', true)
  // Most routes share some, above all that of a refusal, and each takes a while to compile.
  const schemas = new Set(
    operations.flatMap(({ operation }) => schemasOf(operation).map((schema) => JSON.stringify(schema))),
  )
  const faults = [...schemas].flatMap((schema) => {
    try {
      ajv.compile(JSON.parse(schema) as object)
      return []
    } catch (error) {
      return `${String(error)}: ${schema.slice(0, 200)}`
    }
  })
  expect(faults).toEqual([])
}, 120_000)

it('names each operation once, by its line, under a tag that says what it is about', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(operationOf('GET /api/chatrooms/:roomId/messages').operationId).toBe('getChatroomsByRoomIdMessages')
  expect(operationOf('GET /api/plans/:planId.ics').operationId).toBe('getPlansByPlanIdIcs')
  const tags = new Set(operations.flatMap(({ operation }) => operation.tags ?? []))
  expect(tags.size).toBeGreaterThan(10)
  for (const tag of tags) expect(Object.keys(TAGS)).toContain(tag)
  expect(document.servers).toEqual([{ url: '/', description: expect.any(String) }])
})

it('asks for a body only where something in it is required', () => {
  expect(bodyOf('POST /api/chatrooms/:roomId/read')?.required).toBe(false)
  expect(bodyOf('POST /api/check-ins/:checkInId/done')?.required).toBe(false)
  expect(bodyOf('POST /api/plans')?.required).toBe(true)
  expect(bodyOf('PATCH /api/plans/:planId')?.required).toBe(true)
  expect(bodyOf('PUT /api/notifications/read-all')).toBeUndefined()
})

it('takes no body at all where it says so', async () => {
  const member = await t.addMember()
  const lines = operations.flatMap(({ line, operation }) => {
    const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined
    return body?.required === false ? line : []
  })
  expect(lines.length).toBeGreaterThan(10)
  const refusals = []
  for (const line of lines) {
    const [method, url] = line.split(' ') as ['POST', string]
    const { status, result } = await t.call<{ fields?: object } | null>(url.replace(/:\w+/g, '1'), { method }, member)
    if (status >= 500 || 'body' in (result?.fields ?? {})) refusals.push([line, status])
  }
  expect(refusals).toEqual([])
})

it('describes uploads, files and the header by which a write is done once', () => {
  const form = bodyOf('POST /api/image/upload')
  expect(form?.required).toBe(true)
  expect(Object.keys(form?.content ?? {})).toEqual(['multipart/form-data'])
  expect(bodyOf('POST /api/reviews/receipts')?.content['multipart/form-data']?.schema).toMatchObject({
    required: ['contentId', 'visitDate', 'file'],
    properties: { file: { format: 'binary' } },
  })
  for (const [line, type] of [
    ['GET /api/plans/:planId.ics', 'text/calendar'],
    ['GET /api/plans/:planId.gpx', 'application/gpx+xml'],
    ['GET /api/chatrooms/:roomId/calendar.ics', 'text/calendar'],
    ['GET /api/account/export', 'application/zip'],
  ] as const) {
    expect(Object.keys(answerOf(line, '200')?.content ?? {})).toEqual([type])
    expect(Object.keys(answerOf(line, '4XX')?.content ?? {})).toEqual(['application/json'])
  }
  const takesKey = ({ parameters = [] }: OpenAPIV3_1.OperationObject) =>
    (parameters as OpenAPIV3_1.ParameterObject[]).some(
      ({ name, in: place }) => place === 'header' && name === 'Idempotency-Key',
    )
  const lines = operations.filter(({ operation }) => takesKey(operation)).map(({ line }) => line)
  expect(lines.toSorted()).toEqual(
    Object.entries(apiRoutes)
      .flatMap(([line, schema]) => ('isDoneOnce' in schema ? line : []))
      .toSorted(),
  )
})
