import { expect, it } from 'vitest'
import { writeJson } from '#lib/device/storage.ts'
import { isPlanFormDraft, readPlanFormDraft } from './plan-form-draft.ts'
import { EMPTY_PLAN_FORM, type PlanFormValues } from './plan-form-values.ts'

const filled: PlanFormValues = {
  ...EMPTY_PLAN_FORM,
  dates: { start: '2026-11-27', end: '2026-11-29' },
  places: [{ contentId: 7, title: '새별오름' }],
  stay: { place: { contentId: 32, title: '바람 게스트하우스' } },
  end: null,
  startTime: '10:30',
  interests: ['SEA'],
}

it('takes a form from the device as it was written', () => {
  expect(isPlanFormDraft(JSON.parse(JSON.stringify(filled)))).toBe(true)
  expect(isPlanFormDraft(EMPTY_PLAN_FORM)).toBe(true)
})

it('takes a form that was kept before one could stay out after dark', () => {
  const { afterDark: _, ...before } = filled
  writeJson('plan-draft:7', before, 'session')
  expect(readPlanFormDraft(7)).toEqual(filled)
})

it.each([
  null,
  [],
  'x',
  {},
  { ...filled, dates: 3 },
  { ...filled, dates: { start: 3, end: null } },
  { ...filled, transportType: 'HORSE' },
  { ...filled, places: [{}] },
  { ...filled, start: { hub: 'SEOUL' } },
  { ...filled, stay: { place: null } },
  { ...filled, interests: ['NIGHT'] },
  { ...filled, isDetailed: undefined },
  { ...filled, afterDark: 'yes' },
])('takes nothing of another shape: %j', (value) => {
  expect(isPlanFormDraft(value)).toBe(false)
})
