import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { neededFiles } from './screen-files.ts'

interface Chunk {
  code?: string
  moduleIds?: string[]
  imports?: string[]
  styles?: string[]
}

const chunk = (fileName: string, { styles = [], ...rest }: Chunk = {}) => ({
  type: 'chunk',
  fileName,
  code: '',
  moduleIds: [],
  imports: [],
  viteMetadata: { importedCss: new Set(styles) },
  ...rest,
})

const chunks = [
  chunk('app.js', { code: 'app', moduleIds: ['/app/src/main.tsx'], imports: ['vendor.js'], styles: ['app.css'] }),
  chunk('vendor.js', { code: 'vendor', imports: ['app.js'] }),
  chunk('plan.js', {
    code: 'plan',
    moduleIds: ['/app/src/lib/a.ts', '/app/src/routes/plan.tsx'],
    imports: ['shared.js'],
  }),
  chunk('shared.js', { styles: ['shared.css'] }),
  chunk('home.js', { moduleIds: ['/app/src/routes/home.tsx'] }),
]
const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each])) as unknown as Rolldown.OutputBundle

it('is what starts the app, with all it imports at once, the largest script first', () => {
  expect(neededFiles(bundle, [])).toEqual(['vendor.js', 'app.js', 'app.css'])
})

it('holds each module that is asked for, with what it needs, and no other', () => {
  expect(neededFiles(bundle, ['routes/plan.tsx'])).toEqual([
    'vendor.js',
    'plan.js',
    'app.js',
    'app.css',
    'shared.js',
    'shared.css',
  ])
})

it('fails for a module that is not there any more', () => {
  expect(() => neededFiles(bundle, ['routes/old-plan.tsx'])).toThrow('routes/old-plan.tsx')
})
