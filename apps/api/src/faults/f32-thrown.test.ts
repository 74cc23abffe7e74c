import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { ALREADY_SIGNED_UP } from '@honjeo/contract/values/error-numbers'
import { ERRORS } from '@honjeo/contract/values/error-codes'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractRoutes, fill, requiredQuery, type ContractRoute } from '../testing/contract-routes.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { keptLog } from '../testing/kept-log.ts'
import { ownThings } from '../testing/own-things.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { makeDatabase, makeDataDir } from '../testing/server-database.ts'
import { addStaff } from '../testing/staff.ts'
import { TestApp, type Member } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { inForm } from './form.ts'

const SECRET = 'what-no-answer-and-no-log-may-say'
const FAULTS: Record<string, unknown> = {
  'an error': new Error(SECRET),
  'an error with a status': Object.assign(new Error(SECRET), { statusCode: 599 }),
  'something that is no error': SECRET,
}

const t = new TestApp()
const log = keptLog()
const bodies = goodBodies(t.clock)
let database: TestDatabase
let staff: Member
let things: Record<string, number | string>

/** The channel by which Fastify hands over each server as it is made, before any plugin has a hook. */
const OPENED = 'fastify.initialization'

/** Has every request throw what its header names, before its input is judged. */
function throwFaults(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('preValidation', async ({ headers }) => {
    const fault = FAULTS[String(headers['x-fault'])]
    if (fault !== undefined) throw fault
  })
}

beforeAll(async () => {
  database = await createTestDatabase('catalogue')
  subscribe(OPENED, throwFaults)
  await t.open(database.connection, { logger: log.logger })
  unsubscribe(OPENED, throwFaults)
  staff = await addStaff(t)
  things = await ownThings(t, staff)
})

afterAll(async () => {
  await t.close()
  await database.drop()
})

const inject = ({ method, path, line }: ContractRoute, headers: Record<string, string>) => {
  const body = bodies[line]?.()
  return t.app.inject({
    method,
    url: fill(path, (name) => things[name] ?? SAEBYEOL) + requiredQuery(path),
    headers: { authorization: `Bearer ${staff.accessToken}`, ...headers },
    ...(body && { payload: body }),
  })
}

describe.each(inForm({ short: ['an error'], long: Object.keys(FAULTS) }))('F32: %s', (fault) => {
  it.each(contractRoutes)(
    'thrown in $line is a 500 that says no more than its number, by which the log is read',
    async (route) => {
      log.lines.length = 0
      const [reply, other] = await Promise.all([
        inject(route, { 'x-fault': fault, 'x-request-id': 'the-broken-one' }),
        t.app.inject('/api/home/banners'),
      ])
      expect(reply.json()).toEqual({
        isSuccess: false,
        code: 'COMMON500',
        message: ERRORS.INTERNAL.message,
        result: null,
      })
      expect([reply.statusCode, reply.headers['x-request-id']]).toEqual([500, 'the-broken-one'])
      expect(other.statusCode).toBe(200)
      expect(log.lines.filter(({ level }) => level === 'error')).toEqual([
        expect.objectContaining({ reqId: 'the-broken-one', err: expect.anything() }),
      ])
      expect(reply.body + JSON.stringify([reply.headers, log.lines])).not.toContain(SECRET)
    },
  )
})

describe('F32: a fault in the middle of', () => {
  /** Errors that say nothing of the database, or knew it before. */
  const WITHOUT_DATABASE = new Set([200, 201, 400, 403, 404, 413, 503])

  it.each(contractRoutes)('$line is one, or is not met', async (route) => {
    // Who calls is known for a while, so that the handler is reached.
    expect((await t.call('/api/mypage/profile', {}, staff)).status).toBe(200)
    const { pool, loopingPool } = t.database
    const broken = {
      query: () => Promise.reject(new TypeError(SECRET)),
      connect: () => Promise.reject(new TypeError(SECRET)),
    }
    log.lines.length = 0
    for (const each of [pool, loopingPool]) Object.assign(each, broken)
    const reply = await inject(route, {})
    for (const each of [pool, loopingPool] as unknown as Record<string, unknown>[])
      for (const name of Object.keys(broken)) delete each[name]
    const { code } = reply.json<{ code: string }>()
    // The session says that a member is no guest.
    const isKnown = code === ALREADY_SIGNED_UP || WITHOUT_DATABASE.has(reply.statusCode)
    expect(code === 'COMMON500' || isKnown).toBe(true)
    expect(reply.body + JSON.stringify(log.lines)).not.toContain(SECRET)
    expect((await t.app.inject('/api/home/banners')).statusCode).toBe(200)
  })
})

/** The fault is brought into the process by its environment: what the process is made of stays as it is delivered. */
const FAULTY = {
  unhandledRejection: 'process.on("SIGUSR2",()=>{Promise.reject(new Error("SECRET"))})',
  uncaughtException: 'process.on("SIGUSR2",()=>{throw new Error("SECRET")})',
}

it.each(Object.entries(FAULTY))(
  'F32: %s in the background is logged without what it says, and ends the server in order',
  { timeout: 120_000 },
  async (_name, program) => {
    const { env } = await makeDatabase('catalogue')
    const server = new ServerProcess({
      ...env,
      DATA_DIR: await makeDataDir(),
      OCR_DRIVER: 'off',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program.replace('SECRET', SECRET))}`,
    })
    const url = await server.url()
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    expect(await server.stop('SIGUSR2')).toBe(1)
    expect(server.log.at(-1)).toBe('nobody caught this: the server ends')
    expect(server.log.join('\n')).not.toContain(SECRET)
  },
)
