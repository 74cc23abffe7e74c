import { defineConfig, type CatalogType } from '@lingui/conf'
import babelExtractor from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { SENTENCE_FOLDERS, sentenceExtractor } from './server-sentences.ts'
import { LOCALES, SOURCE_LOCALE } from './src/lib/locales.ts'

// Without line numbers a catalogue changes only when a message does.
const po = formatter({ lineNumbers: false })
const inWords = new Intl.Collator(SOURCE_LOCALE).compare

/** By files, and within one by words: files are read at the same time, so the order in which messages come is chance. */
function inOrder(catalogue: CatalogType): CatalogType {
  const entries = Object.entries(catalogue).map(([id, message]) => {
    const origin = (message.origin ?? []).toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    return { id, message: { ...message, origin }, file: origin[0]?.[0] ?? '' }
  })
  const ordered = entries.toSorted((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1
    const words = inWords(a.message.message ?? '', b.message.message ?? '')
    return words || inWords(a.message.context ?? '', b.message.context ?? '')
  })
  return Object.fromEntries(ordered.map(({ id, message }) => [id, message]))
}

export default defineConfig({
  sourceLocale: SOURCE_LOCALE,
  locales: [...LOCALES],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src', ...SENTENCE_FOLDERS.map((folder) => `<rootDir>/../../${folder}`)],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  extractors: [sentenceExtractor, babelExtractor],
  format: { ...po, serialize: (catalogue, context) => po.serialize(inOrder(catalogue), context) },
})
