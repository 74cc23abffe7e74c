import { ChatSend } from '@honjeo/contract/chat'
import { apiRoutes } from '@honjeo/contract/routes'
import type { RouteSchema } from '@honjeo/contract/route-table'
import { expect, it } from 'vitest'
import { normaliseInput } from '../http/normalise-input.ts'
import { compileSchema, fieldMessages } from '../http/validation.ts'
import type { WrongFields } from '@honjeo/contract/app-error'
import { goodBodies } from '../testing/good-bodies.ts'
import { TestClock } from '../testing/test-clock.ts'
import { EVIL_TEXTS, longestBody, textFieldsOf, type EvilText } from './evil-texts.ts'
import { below, recordFault } from './figures.ts'
import { inForm } from './form.ts'

/** The limit of the long form, on a quiet machine. */
const JUDGING_MAX_MS = 50
/**
 * The short form finds on any machine what is not linear, which takes thousands of times as long as a text that says
 * nothing in a body of the same length: it allows so many times as long.
 */
const TIMES_MOST = 40
/** A body that seems to take long is judged again, since garbage collection and compiling count too, and a busy machine is slower for seconds. */
const ROUNDS = 12
const PLAIN: EvilText = { what: 'a text that says nothing', ofBytes: (bytes) => '가 '.repeat(bytes / 4) }
/** Thousands of long bodies, of which each is judged in a moment. */
const JUDGING_ALL_MS = 120_000
const TEXTS = EVIL_TEXTS.slice(0, inForm({ short: 13, long: EVIL_TEXTS.length }))

const STOMP = 'SEND /app/chat/:roomId'
const goods: Record<string, () => object> = {
  ...goodBodies(new TestClock()),
  [STOMP]: () => ({ type: 'TALK', roomId: 1, content: '안녕하세요' }),
}
const bodies = [
  ...Object.entries<RouteSchema>(apiRoutes).flatMap(([line, { body }]) => (body ? [{ line, body }] : [])),
  { line: STOMP, body: ChatSend },
]

interface Judged {
  ms: number
  fields: WrongFields
}

function judge(schema: object, isRight: ReturnType<typeof compileSchema>, text: string): Judged {
  const body: unknown = JSON.parse(text)
  const start = process.cpuUsage()
  let fields: WrongFields
  try {
    fields = isRight(normaliseInput(body, schema)) ? {} : fieldMessages(isRight.errors ?? [])
  } catch (error) {
    fields = (error as { fields?: WrongFields }).fields ?? {}
  }
  const { user, system } = process.cpuUsage(start)
  return { ms: (user + system) / 1000, fields }
}

/** Returns the longest processor time for a body with a text that says nothing, each the least of some tries. */
function plainMs(): number {
  const times = bodies.flatMap(({ line, body }) => {
    const isRight = compileSchema(body)
    return textFieldsOf(body)
      .slice(0, 1)
      .map((field) => {
        const sent = longestBody(line, goods[line]!(), field, PLAIN)
        return Math.min(...Array.from({ length: ROUNDS }, () => judge(body, isRight, sent).ms))
      })
  })
  return Math.max(...times)
}

const inBrackets = (name: string) => name.replaceAll(/\.(\d+)/g, '[$1]')

it(
  'F27: the schema of every body judges the longest text of every kind in each of its fields at once',
  () => {
    const most = inForm({ short: TIMES_MOST * plainMs(), long: JUDGING_MAX_MS })
    const slow: string[] = []
    const unnamed: string[] = []
    let worst = 0
    let judged = 0
    for (const { line, body } of bodies) {
      const isRight = compileSchema(body)
      for (const field of textFieldsOf(body)) {
        for (const text of TEXTS) {
          const sent = longestBody(line, goods[line]!(), field, text)
          let { ms, fields } = judge(body, isRight, sent)
          for (let round = 1; round < ROUNDS && ms > most; round++) {
            ms = Math.min(ms, judge(body, isRight, sent).ms)
          }
          judged++
          worst = Math.max(worst, ms)
          const what = `${line} ${field.path.join('.')} ${text.what}`
          if (ms > most) slow.push(`${what}: ${ms} ms`)
          // The text is too long, so the error must name the field, or what holds it where a body of this kind has no such thing.
          const isNamed = field.path.some((_, last) => {
            const name = field.path.slice(0, last + 1).join('.')
            const isWhole = last === field.path.length - 1
            return isWhole ? name in fields || inBrackets(name) in fields : fields[name]?.code === 'UNKNOWN_FIELD'
          })
          if (!isNamed) unnamed.push(`${what}: ${JSON.stringify(fields)}`)
        }
      }
    }
    recordFault('F27', [
      below(`judging a body, the worst of ${judged} that are as long as they may be`, worst, 'ms', most),
    ])
    expect(slow).toEqual([])
    expect(unnamed).toEqual([])
  },
  JUDGING_ALL_MS,
)

it('F27: every text that a client sends has a limit, by which one far above it is cut before anything reads it', () => {
  const parts = Object.entries<RouteSchema>(apiRoutes).flatMap(([line, { params, querystring, body }]) =>
    [params, querystring, body].map((schema) => ({ line, schema })),
  )
  const endless = [...parts, { line: STOMP, schema: ChatSend }].flatMap(({ line, schema }) =>
    textFieldsOf(schema)
      .filter(({ limit }) => limit === undefined)
      .map(({ path }) => `${line} ${path.join('.')}`),
  )
  expect(endless).toEqual([])
})
