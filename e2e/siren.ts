import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect } from './fixtures.ts'

export const sirenButton = (page: Page) => page.getByRole('button', { name: '사이렌 울리기' }).first()
export const alarm = (page: Page) => page.getByRole('alertdialog')
export const aftercare = (page: Page) => page.getByRole('dialog', { name: '사이렌을 껐어요' })
const thumb = (page: Page) => page.locator('[data-thumb]')

export async function openSafetyCheck(page: Page): Promise<void> {
  await page.goto('/safety-check')
  await expect(sirenButton(page)).toBeVisible()
}

/** Holds the button until the siren starts, and lets go then. */
export async function holdSiren(page: Page): Promise<void> {
  await sirenButton(page).hover()
  await page.mouse.down()
  await expect(alarm(page)).toBeVisible()
  await page.mouse.up()
}

/** A finger that stays until what is returned is called. */
export async function putFinger(page: Page, on: Locator): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  const box = await on.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  return async () => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Puts the mouse on the thumb, where it stays. */
async function gripThumb(page: Page) {
  let grip: { box: Box; track: Box; x: number; y: number } | undefined
  await expect(async () => {
    await thumb(page).hover()
    const box = await thumb(page).boundingBox()
    const track = await thumb(page).locator('..').boundingBox()
    if (box === null || track === null) throw new Error('there is nothing to slide')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    expect(await thumb(page).boundingBox()).toEqual(box)
    grip = { box, track, x, y }
  }).toPass()
  if (grip === undefined) throw new Error('there is nothing to slide')
  return grip
}

/** Slides the thumb over a share of its way, and lets go. */
export async function slide(page: Page, share: number): Promise<void> {
  // What is said above it may come or go meanwhile, and move it.
  const { box, track, x, y } = await gripThumb(page)
  await page.mouse.down()
  await page.mouse.move(x + (track.width - box.width) * share, y, { steps: 5 })
  await page.mouse.up()
}

export async function stopBySlide(page: Page): Promise<void> {
  await slide(page, 1)
  await expect(aftercare(page)).toBeVisible()
  await expect(alarm(page)).toHaveCount(0)
}

declare global {
  interface Window {
    sound: {
      /** What goes to the loudspeaker, one for each node that leads there. */
      taps: AnalyserNode[]
      /** Oscillators that run now. */
      running: Set<AudioScheduledSourceNode>
      contexts: Set<BaseAudioContext>
      /** What the audio element plays. */
      ofElement?: AnalyserNode
    }
  }
}

/** Before the page is opened: listens at what leads to the loudspeaker. */
export async function tapSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sound = { taps: [], running: new Set(), contexts: new Set() }
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => AudioNode
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      if (to[0] instanceof AudioDestinationNode) {
        const tap = new AnalyserNode(this.context, { fftSize: 4096, smoothingTimeConstant: 0 })
        connect.call(this, tap)
        window.sound.taps.push(tap)
        window.sound.contexts.add(this.context)
      }
      return connect.apply(this, to)
    }
    const { start, stop } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (...when) {
      window.sound.running.add(this)
      start.apply(this, when)
    }
    AudioScheduledSourceNode.prototype.stop = function (...when) {
      window.sound.running.delete(this)
      stop.apply(this, when)
    }
  })
}

interface Measured {
  /** A share of full scale. */
  rms: number
  /** The strongest tone. */
  hz: number
}

function measure(page: Page, source: 'tones' | 'element'): Promise<Measured> {
  return page.evaluate((from) => {
    const tap = from === 'tones' ? window.sound.taps.at(-1) : window.sound.ofElement
    if (tap === undefined) return { rms: 0, hz: 0 }
    const wave = new Float32Array(tap.fftSize)
    tap.getFloatTimeDomainData(wave)
    const spectrum = new Float32Array(tap.frequencyBinCount)
    tap.getFloatFrequencyData(spectrum)
    const strongest = spectrum.indexOf(spectrum.reduce((most, level) => Math.max(most, level), -Infinity))
    return {
      rms: Math.sqrt(wave.reduce((sum, level) => sum + level * level, 0) / wave.length),
      hz: (strongest * tap.context.sampleRate) / tap.fftSize,
    }
  }, source)
}

/** Loud, and between 2 and 4 kHz. A window of the measurement holds a tone that moves, so its edges blur. */
export async function expectLoud(page: Page, source: 'tones' | 'element'): Promise<void> {
  await expect(async () => {
    const { rms, hz } = await measure(page, source)
    expect(rms, `rms of the ${source}`).toBeGreaterThan(0.5)
    expect(hz, `tone of the ${source}`).toBeGreaterThan(1900)
    expect(hz, `tone of the ${source}`).toBeLessThan(4100)
  }).toPass()
}

/** Records what the audio element plays; it has to play. */
export function tapElement(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const audio = document.querySelector('audio') as (HTMLAudioElement & { captureStream(): MediaStream }) | null
    if (audio === null) throw new Error('there is no audio element')
    const context = new AudioContext()
    await context.resume()
    const tap = new AnalyserNode(context, { fftSize: 4096, smoothingTimeConstant: 0 })
    context.createMediaStreamSource(audio.captureStream()).connect(tap)
    window.sound.ofElement = tap
  })
}

export const elementNow = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('audio')]
    const [audio] = elements
    return {
      count: elements.length,
      paused: audio?.paused,
      muted: audio?.muted,
      loop: audio?.loop,
      volume: audio?.volume,
      at: audio?.currentTime ?? 0,
      isReady: (audio?.readyState ?? 0) >= HTMLMediaElement.HAVE_FUTURE_DATA,
    }
  })

/** Plays, as loud as it can, and goes on. */
export async function expectElementPlays(page: Page): Promise<void> {
  const playing = { count: 1, paused: false, muted: false, loop: true, volume: 1 }
  await expect.poll(() => elementNow(page)).toMatchObject(playing)
  const { at } = await elementNow(page)
  await expect.poll(async () => (await elementNow(page)).at).not.toBe(at)
}

/** Neither the element nor Web Audio has anything left that sounds. */
export async function expectSilence(page: Page): Promise<void> {
  await expect.poll(() => elementNow(page)).toMatchObject({ count: 1, paused: true, at: 0 })
  const left = () =>
    page.evaluate(() => ({
      oscillators: window.sound.running.size,
      states: [...window.sound.contexts].map(({ state }) => state),
    }))
  await expect.poll(left).toEqual({ oscillators: 0, states: ['suspended'] })
}

/** As the system does it when another app comes to the front, and back. */
export function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Between two changes of its colours, each of which is held for a second; axe looks at one part after the other. */
export async function expectAccessibleFlash(page: Page): Promise<void> {
  await expect(() => expectAccessible(page)).toPass({ timeout: 30_000 })
}
