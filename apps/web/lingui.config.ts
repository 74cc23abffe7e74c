import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { LOCALES, SOURCE_LOCALE } from './src/lib/locales.ts'

export default defineConfig({
  sourceLocale: SOURCE_LOCALE,
  locales: [...LOCALES],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.ts', '**/*.test.tsx'] },
  ],
  // Without line numbers a catalogue changes only when a message does.
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
})
