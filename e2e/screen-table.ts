import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Role = 'visitor' | 'member' | 'staff'

export interface ListedScreen {
  role: Role
  /** As in the route table, `/room/:roomId`. */
  path: string
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '../apps/web/src/app', file), 'utf8')

function screensOf(role: Role, source: string): ListedScreen[] {
  return [...source.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => ({ role, path }))
}

/**
 * Every screen of the app with who may see it. Read as text: the tables are written with macros, which are nothing
 * before the app is built.
 */
export function listScreens(): ListedScreen[] {
  const [open = '', ofMembers = ''] = read('screens.ts').split('export const memberScreens')
  return [
    ...screensOf('visitor', open),
    ...screensOf('member', ofMembers),
    ...screensOf('staff', read('staff-screens.ts')),
  ]
}
