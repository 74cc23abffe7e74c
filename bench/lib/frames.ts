import type { Browser, Page } from '@playwright/test'
import { percentile } from './statistics.ts'

/** How smoothly a page moved, from Chromium's own trace of its frames. */
export interface Smoothness {
  /** Milliseconds from one frame on the screen to the next; 95 % of them are at most so far apart. */
  interval: number
  /** Frames that came so late that the screen had been refreshed without them, in percent. */
  late: number
  /** CPU time in milliseconds that the page's main thread spent on a frame; 95 % of them cost at most that. */
  work: number
  /** Frames that were wanted and not shown, in percent. */
  dropped: number
}

/** https://chromium.googlesource.com/chromium/src/+/main/base/trace_event/; times are in microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** CPU time of a finished task. */
  tdur?: number
  args: { name?: string }
}

const CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'toplevel', '__metadata']
const SHARE = 0.95
/** 60 frames a second. */
export const FRAME_MS = 1000 / 60
/** A share of a frame's time: what comes later misses its refresh of the screen. */
export const LATE = 1.5

/** Traces a page while it is moved. */
export async function traceSmoothness(browser: Browser, page: Page, move: () => Promise<void>): Promise<Smoothness> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await move()
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  return toSmoothness(traceEvents)
}

function toSmoothness(events: readonly TraceEvent[]): Smoothness {
  const draws = events.filter(({ name }) => name === 'DrawFrame')
  const pid = draws[0]?.pid
  const ofPage = events.filter((event) => event.pid === pid)
  const times = draws.map(({ ts }) => ts)
  const intervals = times.slice(1).map((time, i) => (time - times[i]!) / 1000)
  const dropped = ofPage.filter(({ name }) => name === 'DroppedFrame').length
  return {
    interval: percentile(intervals, SHARE),
    late: (intervals.filter((interval) => interval > LATE * FRAME_MS).length * 100) / intervals.length,
    work: percentile(workByFrame(ofPage), SHARE),
    dropped: (dropped * 100) / (draws.length + dropped),
  }
}

/** What the main thread did from the beginning of each of its frames to that of the next. */
function workByFrame(ofPage: readonly TraceEvent[]): number[] {
  const main = ofPage.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')?.tid
  const begins = ofPage.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts)
  const tasks = ofPage.filter(({ name, tid }) => tid === main && name === 'ThreadControllerImpl::RunTask')
  const work = begins.map(() => 0)
  for (const { ts, tdur = 0 } of tasks) {
    const frame = begins.findLastIndex((begin) => begin <= ts)
    if (frame >= 0) work[frame]! += tdur / 1000
  }
  return work
}
