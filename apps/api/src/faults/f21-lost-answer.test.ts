import { expect, it, onTestFinished } from 'vitest'
import { urlOf } from '../testing/database-server.ts'
import { makeDataDir } from '../testing/server-database.ts'
import { callServer, ServerProcess } from '../testing/server-process.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { CLUSTER_SECRET } from './cluster.ts'
import { startCommitTrap } from './commit-trap.ts'
import { addCrowd, type CrowdMember } from './crowd.ts'
import { inForm } from './form.ts'
import { queryOnce } from './query-once.ts'

const CRASHES = inForm({ short: 1, long: 20 })

it(
  'F21: a server that dies between the commit of a rotation and its answer logs no one out: the old token is good once more',
  { timeout: inForm({ short: 120_000, long: 600_000 }) },
  async () => {
    const { connection, drop } = await createTestDatabase('catalogue')
    onTestFinished(drop)
    const trap = await startCommitTrap(connection)
    const env = { JWT_SECRET: CLUSTER_SECRET, DATA_DIR: await makeDataDir(), OCR_DRIVER: 'off' }
    const start = async (url: string) => {
      const server = new ServerProcess({ ...env, DATABASE_URL: url })
      return { server, http: await server.url() }
    }
    // The client tries again here, within the grace: a server that has to start first may take longer on a busy machine.
    const other = await start(urlOf(connection))
    const [room] = await addCrowd({ connection }, 1, 2)
    const [member] = room!.members
    const reissue = (http: string, refreshToken: string) =>
      callServer<CrowdMember>(`${http}/api/auth/reissue`, { method: 'POST', body: { refreshToken } })

    let { refreshToken } = member!
    for (let crash = 1; crash <= CRASHES; crash++) {
      const running = await start(trap.url)
      const committed = trap.springs('update "refresh_tokens"')
      const lost = reissue(running.http, refreshToken).then(
        ({ status }) => status,
        () => 'LOST',
      )
      await committed
      await running.server.stop('SIGKILL')
      expect(await lost).toBe('LOST')
      const again = await reissue(other.http, refreshToken)
      expect(again.status).toBe(200)
      const reply = await callServer(`${other.http}/api/mypage/profile`, { token: again.result.accessToken })
      expect(reply.status).toBe(200)
      const rotations = `select count(*)::int as tokens, count(used_at)::int as used from refresh_tokens where session_id =
        (select id from sessions where user_id = $1)`
      expect(await queryOnce(connection, rotations, [member!.id])).toEqual([{ tokens: crash + 1, used: crash }])
      refreshToken = again.result.refreshToken
    }
  },
)
