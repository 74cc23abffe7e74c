import { helpPoints } from '@honjeo/catalogue/help-points'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const HANGUL = /[가-힣]/

const catalogue = readFileSync(join(import.meta.dirname, '../apps/web/src/locales/en.po'), 'utf8')
/** What the interface says in Korean, and has to say in English; the server's own sentences are among them. */
const MESSAGES = new Set([...catalogue.matchAll(/^msgid "(.+)"$/gm)].map(([, message]) => message))

/** The names of the map and of addresses, in every language; all but the mountain's the interface says too. */
const NAMES = new Set('제주시 서귀포시 한라산 우도 가파도 마라도 비양도 차귀도 추자도'.split(' '))

/** Texts of a screen that people read or hear, but for what is marked as Korean: legal texts, names of languages. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const isKorean = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('[lang="ko"]:not(html)') != null
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      const isNoText = currentNode.parentElement?.closest('script, style, noscript') != null
      if (!isNoText && !isKorean(currentNode)) texts.push(currentNode.textContent ?? '')
    }
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']
    for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
      if (!isKorean(element)) texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''))
    }
    return texts
  })

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Keeps what the API and the socket say to each document that a page opens from now on: data, which is Korean in every language. The
 * document itself keeps it, since the browser lets go of bodies while a page is busy. Returns what finds the texts with
 * Hangul that did not come with it.
 */
export async function rememberData(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const answers: Promise<unknown>[] = []
    Object.assign(globalThis, { answers })
    // What the server rendered the page of comes with it, and is gone when the app has taken it over.
    document.addEventListener('readystatechange', () => {
      const data = document.getElementById('page-data')?.textContent
      if (document.readyState === 'interactive' && data !== undefined)
        answers.push(Promise.resolve(JSON.parse(data) as unknown))
    })
    // A notification that another test causes meanwhile comes by the socket, as the body of a STOMP frame.
    const bodyOf = (frame: string): unknown => {
      try {
        return JSON.parse(frame.slice(frame.indexOf('\n\n') + 2).replace(/\0\s*$/, ''))
      } catch {
        return null
      }
    }
    globalThis.WebSocket = class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args)
        this.addEventListener('message', ({ data }) => {
          if (typeof data === 'string') answers.push(Promise.resolve(bodyOf(data)))
        })
      }
    }
    const ask = globalThis.fetch
    globalThis.fetch = async (...args) => {
      const response = await ask(...args)
      if (response.url.includes('/api/'))
        answers.push(
          response
            .clone()
            .json()
            .catch(() => null),
        )
      return response
    }
  })
  const listAnswers = () =>
    page.evaluate(() => Promise.all((globalThis as unknown as { answers: Promise<unknown>[] }).answers))
  return async () => {
    // The texts are read before the answers: a notification that comes between the two would be read as words of the interface.
    const texts = new Set((await readTexts(page)).map(plain).filter((text) => HANGUL.test(text)))
    // The app ships some places that help, since they are to be found without a network.
    const data = new Set(helpPoints.flatMap(({ name, address, spot }) => [name, address ?? name, spot ?? name]))
    const said: string[] = []
    for (const body of await listAnswers()) collect(body, data, '', said)
    const known = [...data].toSorted((one, other) => other.length - one.length)
    const all = known.join('\n')
    const isData = (part: string) => all.includes(part)
    // Parts of what came, such as a line or a town of an address; or a sentence with names in it.
    const rest = (text: string) => {
      // A sentence of the server names what it is about within quotation marks.
      const unquoted = text.replaceAll(/‘([^’]*)’/g, (quoted, name: string) => (isData(name) ? '' : quoted))
      const parts = unquoted.split(' · ').filter((part) => !isData(part) && !NAMES.has(part))
      const left = known.reduce((line, name) => line.replaceAll(name, ''), parts.join(' '))
      // A notification names people who are nowhere else in what came.
      return left.replaceAll(/[가-힣]+/g, (word) => (said.some((sentence) => sentence.includes(word)) ? '' : word))
    }
    return [...texts].filter(
      (text) => (MESSAGES.has(text) && !NAMES.has(text) && !data.has(text)) || HANGUL.test(rest(text)),
    )
  }
}

/** What members write may be in the words of a message. */
const WRITTEN = new Set(['title', 'content', 'nickName', 'description'])

function collect(value: unknown, data: Set<string>, key: string, said: string[]): void {
  if (typeof value === 'string') {
    if (key === 'message') said.push(value)
    if (HANGUL.test(value) && (!MESSAGES.has(value) || NAMES.has(value) || WRITTEN.has(key))) data.add(plain(value))
  } else if (value !== null && typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) collect(part, data, name, said)
  }
}
