import { setImmediate } from 'node:timers/promises'
import type { TextReaders } from '@honjeo/contract/route-table'
import { say } from '@honjeo/contract/values/sentences'
import { VISIBLE_PATTERN } from '@honjeo/contract/values/text'
import fp from 'fastify-plugin'
import { createWords, type ProfanityFilter } from '../records/words.ts'
import { appError } from '@honjeo/contract/app-error'

const VISIBLE = new RegExp(VISIBLE_PATTERN, 'u')

/** Routes whose services judge the words in the transaction that stores them; see `guardText`. */
const JUDGED_WHEN_STORED = new Set([
  'POST /api/reviews',
  'PATCH /api/reviews/:reviewId',
  'POST /api/community/posts',
  'PATCH /api/community/posts/:postId',
  'POST /api/community/posts/:postId/comments',
])

/** The time after which the other requests have a turn: a plan has two hundred texts, of which each is read in a moment. */
const TURN_MS = 5
/** A body with more characters than this waits for its first turn, too. Messages and titles are shorter. */
const SHORT = 2000

let lastTurn: Promise<void> = Promise.resolve()

/** Resolves when it is the caller's turn: one judge a turn of the event loop, however many requests are being judged. */
function turn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

interface TextField {
  /** The field's name in a refusal, such as `days.0.spots.1.memo`. */
  name: string
  text: string
}

/**
 * Collects the texts at a path such as `days[].spots[].memo`, one for each item of a list; none where there is none.
 * `depth` says how much of the path led to `value`, and `name` is that part of the field's name.
 */
function collectTexts(found: TextField[], value: unknown, path: readonly string[], depth = 0, name = ''): void {
  const step = path[depth]
  if (step === undefined) {
    if (typeof value === 'string' && value !== '') found.push({ name, text: value })
  } else if (step === '[]') {
    if (!Array.isArray(value)) return
    for (const [i, item] of value.entries()) collectTexts(found, item, path, depth + 1, `${name}.${i}`)
  } else if (typeof value === 'object' && value !== null) {
    const inner = (value as Record<string, unknown>)[step]
    if (inner !== undefined && inner !== null)
      collectTexts(found, inner, path, depth + 1, name === '' ? step : `${name}.${step}`)
  }
}

const stepsOf = (path: string) => path.split('.').flatMap((part) => part.split(/(?=\[\])/))

/**
 * Returns a judge of the texts that others read. It refuses texts without visible characters (INVALID_INPUT) and,
 * unless that is done when they are stored, abusive words (PROFANITY). `readers` are those of the route.
 */
export function createTextJudge(words: ProfanityFilter, readers: TextReaders, judgesWords = true) {
  const paths = Object.entries(readers).flatMap(([path, reader]) => (reader === 'OTHERS' ? [stepsOf(path)] : []))
  return async function judge(body: unknown): Promise<void> {
    const fields: TextField[] = []
    for (const path of paths) collectTexts(fields, body, path)
    if (fields.length === 0) return
    const blank = fields.find(({ text }) => !VISIBLE.test(text))
    if (blank) throw appError('INVALID_INPUT', { fields: { [blank.name]: say('NOTHING_VISIBLE') } })
    if (!judgesWords) return
    if (fields.reduce((length, { text }) => length + text.length, 0) > SHORT) await turn()
    let turnBegan = performance.now()
    for (const { name, text } of fields) {
      if (performance.now() - turnBegan > TURN_MS) {
        await turn()
        turnBegan = performance.now()
      }
      const isProfane = words.isProfane(text)
      if (isProfane === true || (isProfane !== false && (await isProfane)))
        throw appError('PROFANITY', { fields: { [name]: say('PROFANE') } })
    }
  }
}

/** Judges the texts that others read, on every route whose row names some. */
export const textJudgePlugin = fp(async (app) => {
  const words = createWords(app.db)
  app.decorate('words', words)
  app.addHook('onRoute', (route) => {
    const line = `${String(route.method)} ${route.url}`
    const readers = route.schema?.readers
    if (!readers || !Object.values(readers).includes('OTHERS')) return
    const judge = createTextJudge(words, readers, !JUDGED_WHEN_STORED.has(line))
    route.preHandler = [route.preHandler ?? [], async ({ body }: { body: unknown }) => judge(body)].flat()
  })
})
