import { defineConfig } from 'vitest/config'
import { linguiMacro } from './lingui-macro.ts'

export default defineConfig({
  plugins: [linguiMacro()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', '*.test.ts'],
    // As in vitest.config.ts at the root.
    isolate: false,
    testTimeout: 30_000,
  },
})
