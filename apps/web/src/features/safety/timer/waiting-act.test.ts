import { expect, it } from 'vitest'
import { unsent, type WaitingAct } from './waiting-act.ts'

const extension: WaitingAct = { userId: 1, checkInId: 7, plannedAt: '2026-11-28T09:00:00.000Z' }

it('keeps the end that was said while the extension was on its way', () => {
  expect(unsent({ ...extension, end: 'done' }, extension)).toEqual({ userId: 1, checkInId: 7, end: 'done' })
})

it('keeps the later of two times', () => {
  const later = { ...extension, plannedAt: '2026-11-28T09:30:00.000Z' }
  expect(unsent(later, extension)).toEqual(later)
})

it('keeps what belongs to the next timer', () => {
  const next = { ...extension, checkInId: 8 }
  expect(unsent(next, extension)).toEqual(next)
})

it('keeps nothing of what was sent whole', () => {
  expect(unsent(extension, extension)).toBeNull()
  expect(unsent({ ...extension, end: 'done' }, { ...extension, end: 'done' })).toBeNull()
})
