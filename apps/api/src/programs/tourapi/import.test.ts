import { Client, type PoolConfig } from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../db/client.ts'
import { programOf, startProgram as start } from '../../testing/program.ts'
import { makeDatabase, makeDataDir } from '../../testing/server-database.ts'
import { callServer, ServerProcess } from '../../testing/server-process.ts'
import { SILENCE, TourApiServer } from '../../testing/tourapi-server.ts'
import { lockImport } from './progress.queries.ts'
import { JEONGBANG, MUSEUM, samplePlaces } from './testing/island.ts'

/** Each start takes seconds where the machine is busy. */
const TIMEOUT = 120_000
/** Starts `npm run import:tourapi`. */
const startProgram = (env: Record<string, string>) =>
  start(programOf('programs/tourapi/import'), { TOURAPI_CALLS_PER_SECOND: '1000', ...env })
const runProgram = (env: Record<string, string>) => startProgram(env).ended

async function startService() {
  const service = await TourApiServer.start()
  service.add(...samplePlaces())
  return { service, env: { TOURAPI_URL: service.url, TOURAPI_KEY: service.key } }
}

async function select(connection: PoolConfig, query: string) {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(query)
  await client.end()
  return rows
}

describe('the import program', { timeout: TIMEOUT }, () => {
  it('says what is wrong without a key, and does nothing', async () => {
    const { code, output } = await runProgram({})
    expect([code, output]).toEqual([1, expect.stringMatching(/^TOURAPI_KEY: needed .*docs\/import-tourapi\.md/)])
  })

  it.each(['wrong+secret/key==', encodeURIComponent('wrong+secret/key==')])(
    'says in a sentence that the key is not known, and never the key: %s',
    async (key) => {
      const { env } = await startService()
      const database = await makeDatabase()
      const { code, output } = await runProgram({ ...database.env, ...env, TOURAPI_KEY: key })
      expect(code).toBe(1)
      expect(output).toContain('The import stopped: the service does not know the key: check TOURAPI_KEY')
      expect(output).not.toMatch(/secret/)
    },
  )

  it('fills an empty database, shows how far it is, and says in the end what it did', async () => {
    const { service, env } = await startService()
    const { connection, env: database } = await makeDatabase()
    const { code, output } = await runProgram({ ...database, ...env, TOURAPI_DAILY_BUDGET: '200' })
    expect(output).toMatch(/^lists 0% 0\/10\nlists 10% 1\/10, about \d+ s left\n/)
    expect(output).toMatch(/^details 100% 9\/9$/m)
    expect(output).toContain('places: 8 inserted, 1 changed, 0 unchanged\n')
    expect(output).toContain('left out: 2704351 영주산 (its position is not on Jeju)\n')
    expect(output).toContain(`calls today: ${service.calls.length} of 200, ${200 - service.calls.length} left\n`)
    expect(output).toMatch(/Everything is up to date\.\n$/)
    expect(output).not.toContain('stand+in')
    expect(code).toBe(0)

    const rows = await select(
      connection,
      `select title, overview like '%service%' as foreign from places where content_id in (${JEONGBANG}, ${MUSEUM}) order by 1`,
    )
    expect(rows).toEqual([
      { title: '고요박물관', foreign: false },
      { title: '정방폭포', foreign: false },
    ])
    const second = await runProgram({ ...database, ...env, TOURAPI_DAILY_BUDGET: '200' })
    expect(second.output).toContain('places: 0 inserted, 0 changed, 9 unchanged\n')
    expect(second.code).toBe(0)
  })

  it('ends when it is asked to, and leaves the database to the next one', async () => {
    const { service, env } = await startService()
    const database = await makeDatabase()
    const { child, ended } = startProgram({ ...database.env, ...env })
    service.disturb = ({ operation }) => {
      if (operation !== 'detailCommon2') return undefined
      child.kill('SIGINT')
      return SILENCE
    }
    const first = await ended
    expect([first.code, first.output]).toEqual([130, expect.stringContaining('Interrupted: run the import again')])
    service.disturb = () => undefined
    const second = await runProgram({ ...database.env, ...env })
    expect([second.code, second.output]).toEqual([0, expect.stringContaining('Everything is up to date.')])
  })

  it('leaves a database alone on which another import is at work', async () => {
    const { service, env } = await startService()
    const { connection, env: database } = await makeDatabase()
    const other = await openDatabase(connection)
    const unlock = await lockImport(other)
    const { code, output } = await runProgram({ ...database, ...env })
    await unlock?.()
    await other.close()
    expect([code, output]).toEqual([1, expect.stringContaining('Another import is at work')])
    expect(service.calls).toEqual([])
  })

  it('works on the embedded database of an app that is running', async () => {
    const { env } = await startService()
    const DATA_DIR = await makeDataDir()
    const server = new ServerProcess({ DATA_DIR })
    const url = await server.url()
    const { code, output } = await runProgram({ ...env, DATA_DIR })
    expect([code, output]).toEqual([0, expect.stringContaining('Everything is up to date.')])
    const { result } = await callServer<{ intro: object }>(`${url}/api/tourist-spots/${MUSEUM}`)
    expect(result.intro).toMatchObject({ openTime: '10:00~18:00', fee: '3,000원' })
    expect(await server.stop()).toBe(0)
  })

  it('brings the embedded database along when no app is running', async () => {
    const { env } = await startService()
    const { code, output } = await runProgram({ ...env, DATA_DIR: await makeDataDir() })
    expect([code, output]).toEqual([0, expect.stringContaining('Everything is up to date.')])
  })
})
