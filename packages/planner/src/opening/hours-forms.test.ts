import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursOn } from './hours-on.ts'
import { openingOf } from './opening-of.ts'
import { REST_FORMS, VARIED_FORMS } from './testing/days-forms.ts'
import { FORM_DAYS, type FormDay } from './testing/form-group.ts'
import { DAILY_FORMS } from './testing/daily-forms.ts'
import { UNKNOWN_FORMS } from './testing/unknown-forms.ts'

const A_PLACE = {
  contentTypeId: 39,
  title: '식당',
  scene: null,
  keywords: '',
  months: null,
  eventStart: null,
  eventEnd: null,
} as const

const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

/** Returns what a form says of a day, or UNKNOWN. */
function said(form: string, day: FormDay): string {
  const [openTime, restDate] = form.split(' | ')
  const opening = openingOf({ ...A_PLACE, openTime: openTime!, restDate: restDate ?? null })
  const { isKnown, intervals, lastEntry, closed } = hoursOn(opening, FORM_DAYS[day])
  if (!isKnown) return 'UNKNOWN'
  if (closed !== null) return closed
  const spans = intervals.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')
  return lastEntry === null ? spans : `${spans} | ${clock(lastEntry)}`
}

const FORMS = [...DAILY_FORMS, ...VARIED_FORMS, ...REST_FORMS].flatMap(({ says, forms }) =>
  forms.map((form) => ({ form, says })),
)
const daysOf = (says: (typeof FORMS)[number]['says']) => Object.keys(says) as FormDay[]
/** The days of which a form says something that it does not say; unknown is never wrong. */
const wrongDays = (form: string, says: (typeof FORMS)[number]['says']) =>
  daysOf(says)
    .filter((day) => ![says[day], 'UNKNOWN'].includes(said(form, day)))
    .map((day) => `${form}: ${day}`)
const isRead = ({ form, says }: (typeof FORMS)[number]) => daysOf(says).every((day) => said(form, day) === says[day])

it('reads at least 95 % of 300 forms of the fields of the tourism service', () => {
  expect(FORMS.length).toBeGreaterThanOrEqual(300)
  expect(new Set(FORMS.map(({ form }) => form)).size).toBe(FORMS.length)
  const missed = FORMS.filter((form) => !isRead(form)).map(({ form }) => form)
  expect(missed.slice(Math.floor(FORMS.length * 0.05))).toEqual([])
})

it('reads none of them wrongly', () => {
  expect(FORMS.flatMap(({ form, says }) => wrongDays(form, says))).toEqual([])
})

it.each(UNKNOWN_FORMS)('%s is not known', (form) => {
  for (const day of ['wednesday', 'saturday', 'monday'] as const) expect(said(form, day)).toBe('UNKNOWN')
})

describe('a form that something happened to', () => {
  const forms = fc.constantFrom(...FORMS.filter(isRead))

  it('does not say something else for want of a letter', () => {
    fc.assert(
      fc.property(forms, fc.nat(), (whole, nth) => {
        const at = [...whole.form.matchAll(/[^\d\s:]/g)].map(({ index }) => index)
        const gone = at[nth % Math.max(at.length, 1)] ?? 0
        const left = whole.form.slice(0, gone) + whole.form.slice(gone + 1)
        const isSame = whole.form[gone] !== '|' && !isAnotherStatement(whole.form, left)
        expect(isSame ? wrongDays(left, whole.says) : []).toEqual([])
      }),
      { numRuns: 5000 },
    )
  })

  it('is unknown where a word is in it that is not known', () => {
    const words = fc.constantFrom(
      '예약제',
      '임시',
      '별관',
      '문의',
      '공사',
      '뷁',
      '주방',
      '변동',
      '재료 소진',
      '우천',
      '?',
      '2층',
    )
    fc.assert(
      fc.property(forms, words, fc.nat(), ({ form, says }, word, nth) => {
        const gaps = [
          0,
          ...[...form.matchAll(/(?<=[\d)시일월]) (?=[가-힣(|/])/g)].map(({ index }) => index),
          form.length,
        ]
        const at = gaps[nth % gaps.length]!
        const [hours] = form.split(' | ')
        const text = `${form.slice(0, at)} ${word} ${form.slice(at)}`
        // A closing day is known whatever becomes of the hours.
        const isOfHours = at <= hours!.length
        const days = daysOf(says).filter((day) => !isOfHours || says[day] !== 'CLOSED_DAY')
        expect(days.filter((day) => said(text, day) !== 'UNKNOWN')).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })
})

/** Whether a form without these letters says another thing, and that rightly. */
function isAnotherStatement(whole: string, left: string): boolean {
  const gone = whole.split('').findIndex((letter, index) => letter !== left[index])
  // 월, 설 and their like are words of one letter.
  if (!/[가-힣]/.test((whole[gone - 1] ?? '') + (whole[gone + 1] ?? ''))) return true
  const meaningful = /익일|다음|새벽|오후|오전|저녁|밤|[AP]M|[ap]m|연휴|격주|매월 ?\d+일/g
  return (whole.match(meaningful) ?? []).length !== (left.match(meaningful) ?? []).length
}
