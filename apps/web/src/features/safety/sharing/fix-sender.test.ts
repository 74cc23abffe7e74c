import type { FixDraft } from '@honjeo/contract/position'
import * as failures from '@honjeo/contract/values/error-numbers'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#lib/server/api-error.ts'
import { FixSender, isWorthSending } from './fix-sender.ts'

const fix = (lat: number): FixDraft => ({ lat, lng: 126.5, accuracyM: 20, takenAt: '2026-11-28T03:00:00.000Z' })
const lost = new ApiError(0, 'NETWORK', 'no answer')
const refused = new ApiError(404, failures.SHARE_NOT_FOUND, '위치 공유가 끝났거나 잘못된 링크예요.')

/** A sender whose requests are answered by hand, in their order. */
function open() {
  const sent: { lat: number; answer: (error?: Error) => Promise<void> }[] = []
  const onChange = vi.fn<(state: { waiting: FixDraft | null; sent?: FixDraft }) => void>()
  const onRefused = vi.fn<() => void>()
  const sender = new FixSender({
    send: ({ lat }) =>
      new Promise<void>((resolve, reject) => {
        sent.push({
          lat,
          answer: async (error) => {
            if (error === undefined) resolve()
            else reject(error)
            await new Promise((done) => setTimeout(done))
          },
        })
      }),
    onChange,
    onRefused,
  })
  return { sender, sent, onChange, onRefused, lats: () => sent.map(({ lat }) => lat) }
}

it('sends one at a time, and then only the newest of those that came meanwhile', async () => {
  const { sender, sent, lats, onChange } = open()
  for (const lat of [33.1, 33.2, 33.3]) sender.offer(fix(lat))
  expect(lats()).toEqual([33.1])
  await sent[0]!.answer()
  expect(lats()).toEqual([33.1, 33.3])
  await sent[1]!.answer()
  expect(onChange).toHaveBeenLastCalledWith({ waiting: null, sent: fix(33.3) })
})

it('keeps what could not be sent until there is a network again', async () => {
  const { sender, sent, lats, onChange } = open()
  sender.offer(fix(33.1))
  await sent[0]!.answer(lost)
  expect(onChange).toHaveBeenLastCalledWith({ waiting: fix(33.1) })
  void sender.flush()
  expect(lats()).toEqual([33.1, 33.1])
  await sent[1]!.answer()
  expect(onChange).toHaveBeenLastCalledWith({ waiting: null, sent: fix(33.1) })
})

it('keeps what the server has no time for now', async () => {
  const { sender, sent, lats, onRefused } = open()
  sender.offer(fix(33.1))
  await sent[0]!.answer(new ApiError(429, failures.TOO_MANY_REQUESTS, ''))
  expect(onRefused).not.toHaveBeenCalled()
  void sender.flush()
  expect(lats()).toEqual([33.1, 33.1])
})

it('goes on after a failure with what came since', async () => {
  const { sender, sent, lats } = open()
  sender.offer(fix(33.1))
  await sent[0]!.answer(lost)
  sender.offer(fix(33.2))
  expect(lats()).toEqual([33.1, 33.2])
})

it('ends when the server refuses', async () => {
  const { sender, sent, lats, onRefused } = open()
  sender.offer(fix(33.1))
  await sent[0]!.answer(refused)
  sender.offer(fix(33.2))
  expect(lats()).toEqual([33.1])
  expect(onRefused).toHaveBeenCalledOnce()
})

it('sends nothing once it was stopped', async () => {
  const { sender, sent, onChange, onRefused } = open()
  sender.offer(fix(33.1))
  sender.stop()
  onChange.mockClear()
  await sent[0]!.answer(refused)
  expect(onChange).not.toHaveBeenCalled()
  expect(onRefused).not.toHaveBeenCalled()
})

const NOW = Date.parse('2026-11-28T03:00:00Z')
const fixAt = (seconds: number, northM = 0) => ({
  lat: 33.3617 + northM / 111_195,
  lng: 126.5332,
  accuracyM: 20,
  takenAt: NOW + seconds * 1000,
})
const last = fixAt(0)

it.each([
  ['the first', fixAt(0), null, true],
  ['one from the same spot a moment later', fixAt(14), last, false],
  ['one after a quarter of a minute', fixAt(15), last, true],
  ['one from 30 metres on', fixAt(6, 31), last, true],
  ['one from less far', fixAt(6, 29), last, false],
  ['one of each step of a bus', fixAt(4, 80), last, false],
  ['one by a clock that was put back', fixAt(-3600), last, true],
] as const)('%s', (_, next, before, isWorth) => {
  expect(isWorthSending(next, before)).toBe(isWorth)
})
