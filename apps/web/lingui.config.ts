import { defineConfig, type CatalogType, type ExtractorType } from '@lingui/conf'
import babelExtractor from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { LOCALES, SOURCE_LOCALE } from './src/lib/text/locales.ts'

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

/** The sentences of the server, which are extracted beside the messages of the web. */
const SENTENCES_FILE = 'packages/contract/src/values/catalogue-sentences.ts'

const sentenceExtractor: ExtractorType = {
  match: (fileName) => fileName.endsWith(SENTENCES_FILE),
  async extract(fileName, _code, onMessageExtracted) {
    // By its path: what was compiled may be older.
    const { CATALOGUE_SENTENCES } = (await import(fileName)) as {
      CATALOGUE_SENTENCES: Readonly<Record<string, string>>
    }
    for (const [id, message] of Object.entries(CATALOGUE_SENTENCES)) {
      onMessageExtracted({ id, message, origin: [fileName, 1], placeholders: {} })
    }
  },
}

export default defineConfig({
  sourceLocale: SOURCE_LOCALE,
  locales: [...LOCALES],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src', `<rootDir>/../../${SENTENCES_FILE}`],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  extractors: [sentenceExtractor, babelExtractor],
  format: { ...po, serialize: (catalogue, context) => po.serialize(inOrder(catalogue), context) },
})
