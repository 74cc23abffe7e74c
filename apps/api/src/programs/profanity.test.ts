import { describe, expect, it } from 'vitest'
import { programOf, startProgram } from '../testing/program.ts'
import { makeDatabase, makeDatabaseOfRun } from '../testing/server-database.ts'
import { ServerProcess } from '../testing/server-process.ts'

const PROGRAM = programOf('programs/profanity')
/** Each start takes seconds where the machine is busy. */
const TIMEOUT = 120_000

const run = (env: Record<string, string>, ...args: string[]) => startProgram(PROGRAM, env, args).ended

describe('npm run profanity', { timeout: TIMEOUT }, () => {
  it('changes both lists of a running server’s database, and shows them', async () => {
    const env = await makeDatabaseOfRun()
    const server = new ServerProcess(env)
    await server.url()
    expect(await run(env, 'refuse', '당근귤', '하 귤')).toEqual({ code: 0, output: 'refuse: 당근귤 하귤\n' })
    expect(await run(env, 'allow', '당근귤차')).toMatchObject({ code: 0 })
    expect(await run(env, 'remove', '하귤')).toMatchObject({ code: 0 })
    const { output } = await run(env, 'list')
    const [refused, allowed] = output.split('\n')
    expect(refused?.split(' ')).toContain('당근귤')
    expect(refused).not.toContain('하귤')
    expect(allowed?.split(' ')).toContain('당근귤차')
  })

  it.each([[[]], [['refuse']], [['forget', '당근']]])('says how it is used when it is given %j', async (args) => {
    const { env } = await makeDatabase('catalogue')
    expect(await run(env, ...args)).toEqual({ code: 1, output: expect.stringContaining('-- refuse WORD') })
  })

  it('takes no word that could never be found', async () => {
    const { env } = await makeDatabase('catalogue')
    const { code, output } = await run(env, 'refuse', '18놈')
    expect([code, output]).toEqual([1, '"18놈" is not a word of 1 to 30 letters, without digits and signs.\n'])
  })
})
