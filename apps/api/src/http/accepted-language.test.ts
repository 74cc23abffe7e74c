import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { pageLanguage } from './accepted-language.ts'

const requestIn = (accepted?: string, lang?: string) =>
  ({ query: { lang }, headers: { 'accept-language': accepted } }) as unknown as FastifyRequest

it.each([
  ['ko-KR,ko;q=0.9,en;q=0.8', undefined, 'ko'],
  ['en-GB', undefined, 'en'],
  ['zh-TW,zh;q=0.9,en;q=0.8', undefined, 'zh'],
  ['fr-FR,ja;q=0.5', undefined, 'ja'],
  ['fr-FR', undefined, 'en'],
  ['*', undefined, 'ko'],
  [undefined, undefined, 'ko'],
  ['ko', 'ja', 'ja'],
  ['ko', 'xx', 'ko'],
])('reads %s, asked for %s, as %s', (accepted, lang, language) => {
  expect(pageLanguage(requestIn(accepted, lang))).toBe(language)
})
