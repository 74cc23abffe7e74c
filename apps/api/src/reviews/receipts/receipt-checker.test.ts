import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { createReceiptChecker, type ReceiptChecker } from '@honjeo/receipt-reader/receipt-checker'
import type { ReceiptClaim } from '@honjeo/receipt-reader/check-receipt'

const log = pino({ level: 'silent' })
let checker: ReceiptChecker

afterEach(() => checker.close())

async function claimOf(name = 'receipt-1'): Promise<ReceiptClaim> {
  return {
    photo: await readFile(new URL(`./testing/${name}.jpg`, import.meta.url)),
    place: { title: '피즈 버거 노형점', addr1: '제주특별자치도 제주시 노형10길 6', tel: null },
    otherTitles: ['새별오름'],
    visitDate: '2026-10-03',
    today: '2026-10-04',
  }
}

/** Returns the process ids of the readers that run below this process. */
function readerPids(): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return list
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null && Number(match[2]) === process.pid && match[3]!.includes('reader-process'))
    .map((match) => Number(match![1]))
}

it('starts no reader before the first receipt', () => {
  checker = createReceiptChecker({ readers: 2, timeLimitMs: 20_000, waitLimitMs: 60_000, log })
  expect(readerPids()).toEqual([])
})

it('ends a check that takes too long, and reads the next receipt with another reader', async () => {
  checker = createReceiptChecker({ readers: 1, timeLimitMs: 150, waitLimitMs: 100, log })
  expect(await checker.check(await claimOf())).toEqual({ ok: false, reason: 'UNREADABLE' })
  await vi.waitFor(() => expect(readerPids()).toEqual([]))
})

it('reports that the reader died, and starts another one', async () => {
  checker = createReceiptChecker({ readers: 1, timeLimitMs: 20_000, waitLimitMs: 60_000, log })
  const first = checker.check(await claimOf())
  const [pid] = await vi.waitFor(() => {
    const pids = readerPids()
    expect(pids).toHaveLength(1)
    return pids
  })
  process.kill(pid!, 'SIGKILL')
  expect(await first).toEqual({ ok: false, reason: 'UNAVAILABLE', wasRead: true })
  expect(await checker.check(await claimOf())).toMatchObject({
    ok: true,
    purchases: expect.arrayContaining(['2026-10-03 12:34 13500']),
  })
  const [next] = readerPids()
  expect(next).not.toBe(pid)
  process.kill(next!, 'SIGKILL')
})

it('reads one after the other and turns away whom it could not read in time', async () => {
  checker = createReceiptChecker({ readers: 1, timeLimitMs: 150, waitLimitMs: 100, log })
  const claim = await claimOf()
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => checker.check(claim)))
  expect(outcomes.map((outcome) => outcome.ok || outcome.reason)).toEqual([
    'UNREADABLE',
    ...Array(7).fill('UNAVAILABLE'),
  ])
})

it('takes its readers along when the server closes', async () => {
  checker = createReceiptChecker({ readers: 1, timeLimitMs: 20_000, waitLimitMs: 60_000, log })
  const check = checker.check(await claimOf())
  await vi.waitFor(() => expect(readerPids()).toHaveLength(1))
  checker.close()
  expect(await check).toEqual({ ok: false, reason: 'UNAVAILABLE', wasRead: false })
  await vi.waitFor(() => expect(readerPids()).toEqual([]))
})

it('reads none of those that still wait when the server closes', async () => {
  checker = createReceiptChecker({ readers: 1, timeLimitMs: 20_000, waitLimitMs: 60_000, log })
  const claim = await claimOf()
  const checks = [1, 2, 3].map(() => checker.check(claim))
  await vi.waitFor(() => expect(readerPids()).toHaveLength(1))
  checker.close()
  for (const check of [...checks, checker.check(claim)]) {
    expect(await check).toEqual({ ok: false, reason: 'UNAVAILABLE', wasRead: false })
  }
  await vi.waitFor(() => expect(readerPids()).toEqual([]))
})
