import { Caller } from './caller.ts'
import type { HttpServer } from './http-cost.ts'
import { cpuMilliseconds } from './process-cpu.ts'
import { PASSWORD, PASSWORD_ACCOUNTS } from './whole-data.ts'

const ROUNDS = 4
const LOGINS_PER_ROUND = PASSWORD_ACCOUNTS / ROUNDS
const REISSUES_PER_LOGIN = 20

interface Tokens {
  result: { refreshToken: string }
}

/** CPU time in milliseconds of a login, and of a token's renewal: the least of several rounds. */
export async function measureLogins({ port, pids }: HttpServer): Promise<{ login: number; reissue: number }> {
  const caller = new Caller(`http://127.0.0.1:${port}`)
  const ask = async (path: string, body: object) =>
    (JSON.parse(await caller.call({ path, method: 'POST', body })) as Tokens).result.refreshToken
  const [logins, reissues]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    const tokens: string[] = []
    const first = round * LOGINS_PER_ROUND + 1
    const atStart = cpuMilliseconds(pids)
    for (let n = first; n < first + LOGINS_PER_ROUND; n++) {
      tokens.push(await ask('/api/auth/login', { email: `generated${n}@example.com`, password: PASSWORD }))
    }
    const atLogin = cpuMilliseconds(pids)
    for (let refreshToken of tokens) {
      for (let n = 0; n < REISSUES_PER_LOGIN; n++) refreshToken = await ask('/api/auth/reissue', { refreshToken })
    }
    logins.push((atLogin - atStart) / tokens.length)
    reissues.push((cpuMilliseconds(pids) - atLogin) / tokens.length / REISSUES_PER_LOGIN)
  }
  caller.close()
  return { login: Math.min(...logins), reissue: Math.min(...reissues) }
}
