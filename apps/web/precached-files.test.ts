import { expect, it } from 'vitest'
import { type Chunk, precachedFiles } from './precached-files.ts'

const chunk = (fileName: string, rest: Partial<Chunk> = {}): Chunk => ({
  fileName,
  isEntry: false,
  moduleIds: [],
  imports: [],
  styles: [],
  ...rest,
})

const chunks = [
  chunk('entry.js', { isEntry: true, imports: ['vendor.js'], styles: ['entry.css'] }),
  chunk('vendor.js', { imports: ['entry.js'] }),
  chunk('plan.js', { moduleIds: ['/app/src/lib/a.ts', '/app/src/routes/plan.tsx'], imports: ['shared.js'] }),
  chunk('shared.js', { styles: ['shared.css'] }),
  chunk('home.js', { moduleIds: ['/app/src/routes/home.tsx'] }),
]

it('is the entry with all it imports at once', () => {
  expect(precachedFiles(chunks, [])).toEqual(['entry.css', 'entry.js', 'vendor.js'])
})

it('holds each module that is asked for, with what it needs, and no other', () => {
  expect(precachedFiles(chunks, ['routes/plan.tsx'])).toEqual([
    'entry.css',
    'entry.js',
    'plan.js',
    'shared.css',
    'shared.js',
    'vendor.js',
  ])
})

it('fails for a module that is not there any more', () => {
  expect(() => precachedFiles(chunks, ['routes/old-plan.tsx'])).toThrow('routes/old-plan.tsx')
})
