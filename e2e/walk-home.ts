import { expect, type Page } from '@playwright/test'

export const WALK = '/safety-check/walk'
const LODGING = { latitude: 33.2452, longitude: 126.5643, accuracy: 15 }
/** The lodging's latitude, in digits that no other spot of these tests has. */
export const LODGING_DIGITS = '33.2452'

/** So many metres north of the lodging. */
export const north = (metres: number, accuracy = 15) => ({
  ...LODGING,
  latitude: LODGING.latitude + metres / 111_195,
  accuracy,
})

/** Counts how often a page asks the device for its position, and whether it watches it. */
export async function countLocating(page: Page): Promise<() => Promise<{ asked: number; watched: number }>> {
  await page.addInitScript(() => {
    const counts = { asked: 0, watched: 0 }
    Object.assign(globalThis, { locating: counts })
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    const watch = geolocation.watchPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...how) => {
      counts.asked++
      ask(...how)
    }
    geolocation.watchPosition = (...how) => {
      counts.watched++
      return watch(...how)
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { locating: { asked: number; watched: number } }).locating)
}

/** Pins the lodging where it is, and goes so many metres north of it. */
export async function pinAndLeave(page: Page, metres: number): Promise<void> {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(LODGING)
  await page.goto(WALK)
  await page.getByRole('button', { name: '지금 여기로' }).click()
  await expect(page.getByText('숙소를 정해뒀어요')).toBeVisible()
  await page.context().setGeolocation(north(metres))
}

export async function setOut(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '위치기반 서비스 이용에 동의해요' }).check()
  await page.getByRole('button', { name: '함께 출발하기' }).click()
  await expect(page.getByRole('heading', { name: '숙소까지', exact: true })).toBeVisible()
}

/** Where the device was measured last, as the page keeps it for the rescue card. */
const measuredAt = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('last-fix') ?? '{}') as { lat?: number }).lat)

const MINUTE_MS = 60_000

/** Lets a minute pass at this spot, which the page then has measured. */
export async function minuteAt(page: Page, spot: ReturnType<typeof north>): Promise<void> {
  await page.context().setGeolocation(spot)
  await page.clock.fastForward(MINUTE_MS)
  await expect.poll(() => measuredAt(page)).toBeCloseTo(spot.latitude, 6)
}

/** Lets minutes pass at once, as on a phone that was asleep. */
export const sleep = (page: Page, minutes: number) => page.clock.fastForward(minutes * MINUTE_MS)

/** Keeps when, by its own clock, a page asked the server for what belongs to shares and timers. */
export async function countAsking(page: Page): Promise<(since: number) => Promise<number[]>> {
  // The live connection does not outlast a clock that leaps, and all is asked for again each time it is back.
  await page.routeWebSocket(/\/ws$/, () => undefined)
  await page.addInitScript(() => {
    const asked: number[] = []
    Object.assign(globalThis, { asked })
    const ask = globalThis.fetch
    globalThis.fetch = (...how) => {
      const url = how[0] instanceof Request ? how[0].url : String(how[0])
      if (/\/api\/(?:check-ins|location-shares)/.test(url)) asked.push(Date.now())
      return ask(...how)
    }
  })
  return async (since) => {
    const all = await page.evaluate(() => (globalThis as unknown as { asked: number[] }).asked)
    return all.filter((at) => at >= since)
  }
}

const STEP_MS = 5000

/** Lets minutes pass in steps, with time for the answers, and counts how often the radio was needed: what is asked for at once is once. */
export async function wakeUps(
  page: Page,
  minutes: number,
  asked: Awaited<ReturnType<typeof countAsking>>,
): Promise<{ requests: number; wakeUps: number }> {
  const since = await page.evaluate(() => Date.now())
  for (let step = 0; step < (minutes * MINUTE_MS) / STEP_MS; step++) {
    await page.clock.fastForward(STEP_MS)
    await page.waitForTimeout(60)
  }
  const times = await asked(since)
  return { requests: times.length, wakeUps: new Set(times.map((at) => Math.round((at - since) / STEP_MS))).size }
}
