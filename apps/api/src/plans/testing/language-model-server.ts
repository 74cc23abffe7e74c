import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { LanguageModelSettings } from '@honjeo/language-model/language-model'
import { closeAtOnce, openOnLoopback } from '../../testing/loopback.ts'

interface Asked {
  path: string | undefined
  key: string | undefined
  body: {
    model: string
    temperature: number
    response_format?: { type: string; json_schema: { schema: { properties: object } } }
    messages: { role: string; content: string }[]
  }
}

type Reply = (response: ServerResponse, asked: Asked) => void

export const saying =
  (content: string): Reply =>
  (response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))

export const failing =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, headers).end('{"error":{}}')

/** A service that answers as the chat completions of OpenAI do: with what a test gave it to say. */
export class LanguageModelServer {
  readonly asked: Asked[] = []
  /** The replies in their order; the last one comes again and again. */
  replies: Reply[] = []
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { url, headers } = request
    const asked = { path: url, key: headers.authorization, body: (await json(request)) as Asked['body'] }
    this.asked.push(asked)
    const reply = this.replies.length > 1 ? this.replies.shift() : this.replies[0]
    reply?.(response, asked)
  }

  async listen(): Promise<string> {
    return `${await openOnLoopback(this.#server)}/v1`
  }

  close(): Promise<void> {
    return closeAtOnce(this.#server)
  }
}

/** A language model for the tests of one file, and the settings that lead to it, which are whole once it listens. */
export function setUpLanguageModel(): { server: LanguageModelServer; settings: LanguageModelSettings } {
  const server = new LanguageModelServer()
  const settings = { url: '', apiKey: 'hunter22', model: 'exaone' }
  beforeAll(async () => {
    settings.url = await server.listen()
  })
  beforeEach(() => {
    server.asked.length = 0
  })
  afterAll(() => server.close())
  return { server, settings }
}
