import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addHours } from 'date-fns/addHours'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { DEMO_LOGIN } from '@honjeo/demo-content/members'
import { drawing, formOf } from '../testing/images.ts'
import { makeDatabase } from '../testing/server-database.ts'
import { callServer, ServerProcess } from '../testing/server-process.ts'
import { cleanUpImages } from './clean-up.service.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'

const A_DAY_AND_MORE = 25

it(
  'an upload that dies between its files and its row is not there, and its files go with a clean-up',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'honjeo-server-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const { connection, env } = await makeDatabase()
    const server = new ServerProcess({ ...env, DATA_DIR: dataDir, DEMO: '1' })
    const url = await server.url()
    const { email, password } = DEMO_LOGIN
    const login = await callServer<{ id: number; accessToken: string }>(`${url}/api/auth/login`, {
      method: 'POST',
      body: { email, password },
    })
    const store = createDiskImageStore(join(dataDir, 'images'))
    const stored = async () => {
      const names: string[] = []
      for await (const { name } of store.list()) if (await store.get(name, 'thumb')) names.push(name)
      return names
    }

    // Who holds the member's row holds back the row of the image.
    const holder = new Client(connection)
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from users where email = $1 for update', [email])
    const upload = fetch(`${url}/api/image/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${login.result.accessToken}` },
      body: formOf(await drawing(100).jpeg().toBuffer()),
    })
    const outcome = upload.then(
      () => 'answered',
      () => 'cut off',
    )
    await expect.poll(stored, { timeout: 4000 }).toHaveLength(1)
    await server.stop('SIGKILL')
    expect(await outcome).toBe('cut off')
    await holder.end()

    const database = await openDatabase(connection)
    onTestFinished(() => database.close())
    expect((await database.pool.query('select from images')).rowCount).toBe(0)
    const log = { error: (fault: unknown) => expect.unreachable(String(fault)) }
    const cleanUpAt = (now: Date) => cleanUpImages({ database, store, clock: { now: () => now }, log })
    await cleanUpAt(new Date())
    expect(await stored()).toHaveLength(1)
    await cleanUpAt(addHours(new Date(), A_DAY_AND_MORE))
    expect(await stored()).toEqual([])
  },
)
