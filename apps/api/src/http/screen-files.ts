import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHAT_PAGE_SIZE, PAGE_SIZE_MAX } from '@honjeo/contract/values/limits'

/** The list of a screen's files as the build of the web wrote it. */
interface ScreenFiles {
  /** Paths of screens, `/room/:roomId`, with the files each needs beyond those of the app. */
  screens: Readonly<Record<string, readonly string[]>>
  /** The paths of those that need only the first part of the texts. */
  first: readonly string[]
}

export function readScreenFiles(dir: string): ScreenFiles {
  const path = join(dir, 'screen-files.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ScreenFiles) : { screens: {}, first: [] }
}

/** A session that begins at `/` begins with the splash, which nothing else leads to. */
const BEFORE: Readonly<Record<string, string>> = { '/': '/splash' }

/** What a visitor's screen asks for first: the browser does so by itself. */
const FIRST_CALLS: Readonly<Record<string, string>> = {
  '/search': '/api/tourist-spots?sort=RECOMMENDED',
  '/search-detail/:placeId': '/api/tourist-spots/:placeId',
  '/community': '/api/community/posts',
  '/community/:postId': '/api/community/posts/:postId',
}
/** What a member's screen asks for first. It takes their token, with which the page's first script asks. */
const MEMBER_CALLS: Readonly<Record<string, readonly string[]>> = {
  '/chat-room/:roomId': [
    `/api/chatrooms/:roomId/messages?size=${CHAT_PAGE_SIZE}`,
    '/api/chatrooms/:roomId',
    '/api/chatrooms/:roomId/users',
    `/api/mypage/blocks?size=${PAGE_SIZE_MAX}`,
  ],
}
/** What it shows first, as far as its address says. */
const FIRST_PICTURES: Readonly<Record<string, string>> = { '/search-detail/:placeId': '/covers/:placeId.svg' }

const callLink = (href: string) => `<link rel="preload" as="fetch" crossorigin href="${href}">`
const pictureLink = (href: string) => `<link rel="preload" as="image" fetchpriority="high" href="${href}">`

/** A path of the app's router as a pattern: fixed parts before variable ones, so that `/plan/new` is not the plan `new`. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)
const variablesIn = (path: string) => path.split(':').length

const SCRIPT = /<link rel="modulepreload"[^<>]*>/g

/**
 * What can be seen does not wait for scripts: on a slow network they take their share of it from the styles and the
 * picture, on a slow phone of its processor. The page's first script (`paint-first.ts`) fetches them when the page has been painted.
 */
function scriptsLater(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([tag]) => / href="([^"]+)"/.exec(tag)?.[1] ?? '')
  return html.replaceAll(SCRIPT, '').replace(' data-app=', () => ` data-later="${scripts.join(' ')}" data-app=`)
}

/**
 * Adds to a page which scripts the screen at a URL needs, and what it will ask for, so that the browser knows at once. A page with
 * content has the answers in it, and gets its scripts when it has been painted, as the page with the splash does. `moreTexts` is the file of the texts that the first
 * screens do without.
 */
export function preloading(
  html: string,
  { screens, first: firstScreens }: ScreenFiles,
  { moreTexts, hasContent = false }: { moreTexts: string | undefined; hasContent?: boolean },
): (url: string) => string {
  const pages = Object.entries(screens)
    .filter(([path]) => path.startsWith('/'))
    .toSorted(([one], [other]) => variablesIn(one) - variablesIn(other))
    .map(([path, files]) => {
      const texts = moreTexts === undefined || firstScreens.includes(path) ? [] : [moreTexts]
      const scripts = [...(screens[BEFORE[path] ?? ''] ?? []), ...files, ...texts]
      const all = new Set(scripts.filter((file) => file.endsWith('.js')))
      const links = [...all]
        .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
        .join('')
      const first = [FIRST_CALLS[path] ?? '', FIRST_PICTURES[path] ?? ''] as const
      const asked = MEMBER_CALLS[path] ?? []
      const page = html.replace('</head>', () => `${links}</head>`)
      return { pattern: patternOf(path), page: hasContent || path in BEFORE ? scriptsLater(page) : page, first, asked }
    })
  return (url) => {
    const [path = ''] = url.split(/[?#]/, 1)
    const found = pages.find(({ pattern }) => pattern.test(path))
    if (found === undefined) return hasContent ? scriptsLater(html) : html
    if (hasContent) return found.page
    // An address with filters or a sender in it may ask for something else.
    const [call, picture] = url === path ? found.first.map((template) => addressOf(template, path)) : []
    const links = `${call ? callLink(call) : ''}${picture ? pictureLink(picture) : ''}`
    const asked = found.asked.map((template) => addressOf(template, path)).filter((address) => address !== '')
    const page =
      asked.length === 0
        ? found.page
        : found.page.replace(' data-app=', () => ` data-ask="${asked.join(' ')}" data-app=`)
    return links === '' ? page : page.replace('</head>', () => `${links}</head>`)
  }
}

/** Puts the number at the end of the path in its place; empty where there should be one and is none. */
function addressOf(template: string, path: string): string {
  const id = /\/([1-9]\d{0,15})$/.exec(path)?.[1]
  return id === undefined && template.includes(':') ? '' : template.replace(/:\w+/, id ?? '')
}
