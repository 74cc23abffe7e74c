import { readLimitedText } from '@honjeo/resilience/limited-text'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Returns where the object that begins at `start` ends, or −1; braces within strings do not count. */
function endOfObject(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (inString) {
      if (letter === '\\') at++
      else if (letter === '"') inString = false
    } else if (letter === '"') inString = true
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at
  }
  return -1
}

/** Returns the first JSON object in a text, which models without a schema wrap into prose and fences; undefined without one. */
function firstJsonObject(text: string): unknown {
  const start = text.indexOf('{')
  const end = start < 0 ? -1 : endOfObject(text, start)
  if (end < 0) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/** Says no more than what kind of failure it was: neither what was asked nor the key goes into a log. */
export class LanguageModelFailure extends Error {
  override name = 'LanguageModelFailure'
}

export interface Question<Answer extends TSchema> {
  /** A name for the answer's form, in letters and underscores. */
  name: string
  instructions: string
  text: string
  answer: Answer
  timeLimitMs: number
  signal: AbortSignal
}

export interface LanguageModel {
  /** Returns the answer in the form of the schema; rejects with `LanguageModelFailure`, or as the signal says. */
  ask<Answer extends TSchema>(question: Question<Answer>): Promise<Static<Answer>>
}

/** A service that answers as OpenAI's chat completions do. */
export interface LanguageModelSettings {
  /** Its base address, without a trailing slash. */
  url: string
  apiKey: string | null
  model: string
}

const ANSWER_MAX_BYTES = 65_536
/** The statuses with which servers that know no schemas answer `response_format`; the form is judged here anyway. */
const UNKNOWN_OPTION = [400, 422]

export function createLanguageModel({ url, apiKey, model }: LanguageModelSettings): LanguageModel {
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  }

  const post = (body: object, signal: AbortSignal) =>
    // The key and the text are not to be carried to wherever a redirect leads.
    fetch(`${url}/chat/completions`, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal })

  async function complete({ name, instructions, text, answer }: Question<TSchema>, signal: AbortSignal) {
    const request = {
      model,
      temperature: 0,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: text },
      ],
    }
    const format = { type: 'json_schema', json_schema: { name, strict: true, schema: answer } }
    let reply = await post({ ...request, response_format: format }, signal)
    if (UNKNOWN_OPTION.includes(reply.status)) {
      await reply.body?.cancel()
      reply = await post(request, signal)
    }
    if (!reply.ok) {
      await reply.body?.cancel()
      throw new LanguageModelFailure(`status ${reply.status}`)
    }
    const body = await readLimitedText(reply, ANSWER_MAX_BYTES)
    if (body === undefined) throw new LanguageModelFailure('an answer that is too long')
    return body
  }

  return {
    async ask<Answer extends TSchema>(question: Question<Answer>) {
      const timeUp = AbortSignal.timeout(question.timeLimitMs)
      const content = await complete(question, AbortSignal.any([question.signal, timeUp])).catch((error: unknown) => {
        question.signal.throwIfAborted()
        if (error instanceof LanguageModelFailure) throw error
        throw new LanguageModelFailure(timeUp.aborted ? 'no answer in time' : 'it cannot be reached')
      })
      const answer = firstJsonObject(contentOf(content))
      if (!Value.Check(question.answer, answer)) throw new LanguageModelFailure('an answer of another form')
      return answer
    },
  }
}

function parsed(body: string): { choices?: { message?: { content?: unknown } }[] } | null {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Returns what the model said, of a chat completion. */
function contentOf(body: string): string {
  const content = parsed(body)?.choices?.[0]?.message?.content
  if (typeof content !== 'string') throw new LanguageModelFailure('no chat completion')
  return content
}
