import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const GLOSSARY = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
const TRANSLATED = ['en', 'ja', 'zh'] as const
type Language = 'ko' | (typeof TRANSLATED)[number]

/** The rows of each table of the page, without its head. */
const [terms = [], exclusions = []] = GLOSSARY.split('\n\n')
  .filter((block) => block.trim().startsWith('|'))
  .map((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  )

interface Text {
  korean: string
  context: string | undefined
  text: string
}

async function readCatalogues(): Promise<Record<Language, Text[]>> {
  const config = getConfig({ configPath: fileURLToPath(new URL('lingui.config.ts', import.meta.url)) })
  const [catalogue] = await getCatalogs(config)
  const read = async (language: Language) =>
    Object.values((await catalogue?.read(language)) ?? {}).map(({ message = '', context, translation }) => ({
      korean: message,
      context,
      text: (language === 'ko' ? message : (translation ?? '')).normalize('NFC'),
    }))
  return { ko: await read('ko'), en: await read('en'), ja: await read('ja'), zh: await read('zh') }
}

const catalogues = await readCatalogues()

/** Names of placeholders are no words, nor is what a link or a unit is made of. */
const spoken = (text: string) => text.replaceAll(/\{\w+(?=[,}])/g, '{').replaceAll(/https?:\/\/\S+/g, '')

/** Latin words appear between other letters only as a part of another word. */
const has = (text: string, word: string) =>
  /^[\w -]+$/.test(word) ? new RegExp(String.raw`(?<![a-z])${word}s?(?![a-z])`, 'i').test(text) : text.includes(word)

it('reads whole tables, and whole catalogues', () => {
  expect(terms.length).toBeGreaterThan(40)
  expect(exclusions.length).toBeGreaterThan(30)
  for (const texts of Object.values(catalogues)) expect(texts.length).toBeGreaterThan(2000)
})

it('calls each thing of the glossary by its word in every language', () => {
  const wrong = terms.flatMap(([korean, ...words]) =>
    TRANSLATED.flatMap((language, index) =>
      catalogues[language]
        .filter((each) => each.korean === korean && each.context === undefined)
        .filter(({ text }) => !text.toLowerCase().includes(words[index]!.toLowerCase()))
        .map(({ text }) => `${language}: ${korean} is “${text}”, not “${words[index]}”`),
    ),
  )
  expect(wrong).toEqual([])
})

it('names the fire brigade before the police wherever a text has both, in every language', () => {
  const turned = Object.values(catalogues)
    .flat()
    .map(({ text }) => text)
    .filter((text) => text.includes('119') && text.includes('112') && text.indexOf('112') < text.indexOf('119'))
  expect(turned).toEqual([])
})

describe('rules out', () => {
  it.each(exclusions.map(([language, never, say, except]) => ({ language, never, say, except })))(
    '$language: $never, where one says $say',
    ({ language, never, except }) => {
      const hits = catalogues[language as Language]
        .map(({ text }) => spoken(text))
        .filter((text) => {
          const rest = (except ?? '')
            .split(', ')
            .reduce((left, each) => (each === '' ? left : left.replaceAll(each, '')), text)
          return never!.split(', ').some((word) => has(rest, word))
        })
      expect(hits).toEqual([])
    },
  )
})
