import './text-size.ts'
import type { EarlyAnswer } from '#lib/server/http.ts'

/** An answer that takes longer is one of a server in trouble, of which the app knows more. */
const EARLY_MAX_MS = 5000
/** A page that is not drawn, behind another one, never paints. On a slow phone a page that is drawn takes half of it. */
const PAINT_MAX_MS = 1000

/** Waits until the page has been painted as it came: on a quick network the app would be there before, and keep the logo waiting. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, PAINT_MAX_MS)
  })
}

/**
 * A page that the server rendered is there before the app: what is tapped meanwhile is tapped again when the app has
 * taken the page over, which `app/root-layout.tsx` says. Links need no app.
 */
function keepTap(): void {
  let tapped: HTMLElement | null | undefined
  const keep = (event: Event) => {
    const { target } = event
    tapped = target instanceof Element ? target.closest<HTMLElement>('button, label, input') : null
    // A choice that the browser had made by itself would be no change when it is tapped again.
    if (tapped !== null && tapped.localName !== 'button') event.preventDefault()
  }
  document.addEventListener('click', keep)
  const tapAgain = () => {
    document.removeEventListener('click', keep)
    if (tapped?.isConnected) tapped.click()
  }
  document.addEventListener('taken-over', tapAgain, { once: true })
}

/** Fetches a script ahead, all at once with the others: each script names those that it needs only when it is there. */
function fetchScript(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}

/**
 * Asks for what the screen of a member asks for first, while the app is still being fetched: `lib/server/http.ts` hands
 * the answers to it. An answer that does not come, or comes for nobody, is asked for again in the usual way.
 */
function askEarly(addresses: readonly string[]): void {
  const accessToken = readToken()
  if (accessToken === null) return
  const early = (globalThis.earlyAnswers = new Map<string, EarlyAnswer>())
  for (const address of addresses) {
    const response = fetch(address, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(EARLY_MAX_MS),
    }).catch(() => undefined)
    early.set(address, { accessToken, sentAt: Date.now(), response })
  }
  // One that is not taken soon is out of date.
  setTimeout(() => early.clear(), EARLY_MAX_MS)
}

/** A browser may forbid pages to keep anything. */
function readToken(): string | null {
  try {
    // A guest counts as a visitor for what is asked early here.
    return localStorage.getItem('isGuest') === null ? localStorage.getItem('accessToken') : null
  } catch {
    return null
  }
}

/** What members have written is on these of the pages that the server renders. */
const WRITTEN_BY_MEMBERS = /^\/(?:community|search-detail)\//

/**
 * Hides the content of a page, which is a stranger's, from a member whom it could show what was written by those they have
 * blocked: `app/take-over-page.ts` draws their own. `features/blocks/blocks.api.ts` keeps of whom that need not be feared.
 */
function hideFromBlocker(): void {
  if (readToken() === null || !WRITTEN_BY_MEMBERS.test(location.pathname)) return
  const blocksNoneUntil = Number(localStorage.getItem(`blocks-none:${localStorage.getItem('userId')}`))
  if (blocksNoneUntil > Date.now()) return
  const { classList } = document.documentElement
  classList.add('is-own')
  document.addEventListener('DOMContentLoaded', () => {
    const logo = document.querySelector<HTMLTemplateElement>('#logo')
    if (logo !== null && classList.contains('is-own')) document.getElementById('root')?.replaceChildren(logo.content)
  })
}

/** The time after which the app is late: on a slow network it takes some seconds; after that its files do not come. */
const LATE_MS = 15_000

/** Offers to load the page again, unless the app has drawn something; the page's styles take it away when it has. */
function offerAgain(): void {
  const isWaiting = document.querySelector('.is-own, #root > .boot, #page-data') !== null
  const note = document.querySelector<HTMLTemplateElement>('#late')
  if (isWaiting && note !== null) document.body.append(note.content)
}

/** Starts the app by the name that the build put into the page, and fetches what the server left for after the paint. */
async function start(): Promise<void> {
  const { app, later, ask } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
  if (app === undefined) throw new Error('the page does not name the app')
  if (later !== undefined) {
    keepTap()
    hideFromBlocker()
  }
  // The answers are asked for behind the scripts, which the rest of the page names: over six connections the largest of them would
  // wait for the answers, and be the last to come.
  if (ask !== undefined) document.addEventListener('DOMContentLoaded', () => askEarly(ask.split(' ')))
  setTimeout(offerAgain, LATE_MS)
  await untilPainted()
  later?.split(' ').forEach(fetchScript)
  await import(/* @vite-ignore */ app).catch(offerAgain)
}
void start()
