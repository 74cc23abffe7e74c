import type { PlanDraft, PlanPointDraft, PlanRequest } from '@honjeo/contract/plans'
import type { Interest, Pace, PlanHub, PlanMethod, TransportType } from '@honjeo/contract/values/enums'
import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import * as failures from '@honjeo/contract/values/error-numbers'
import { PLAN_PICKS_MAX } from '@honjeo/contract/values/limits'
import { ApiError } from '#lib/server/api-error.ts'
import type { PlanPick } from '#lib/navigation/paths.ts'
import type { PickedPlace } from '#features/picked-place/picked-place.ts'
import { type DateRange, EMPTY_RANGE, isComplete } from '#ui/form/date-range.ts'

/** The point where a journey begins or ends, as it is chosen. */
export type PointChoice = { hub: PlanHub } | { place: PickedPlace }

export interface PlanFormValues {
  dates: DateRange
  transportType: TransportType
  places: PickedPlace[]
  /** The places stay, for a member who changes their mind, and are not sent. */
  withoutPlaces: boolean
  method: PlanMethod
  wishes: string
  /** Whether the fold with all that follows is open. */
  isDetailed: boolean
  start: PointChoice | null
  end: PointChoice | null
  stay: PointChoice | null
  /** `09:30`: arrival on the first day, and departure on the last. */
  startTime: string | null
  endTime: string | null
  pace: Pace
  interests: Interest[]
  indoorOnly: boolean
  afterDark: boolean
}

/** Most who come alone come by air, and by bus they get everywhere. */
export const EMPTY_PLAN_FORM: PlanFormValues = {
  dates: EMPTY_RANGE,
  transportType: 'BUS',
  places: [],
  withoutPlaces: false,
  method: 'AI',
  wishes: '',
  isDetailed: false,
  start: { hub: 'AIRPORT' },
  end: { hub: 'AIRPORT' },
  stay: null,
  startTime: null,
  endTime: null,
  pace: 'NORMAL',
  interests: [],
  indoorOnly: false,
  afterDark: false,
}

/** The places that are meant to be in the plan. */
const wantedPlaces = ({ places, withoutPlaces }: Pick<PlanFormValues, 'places' | 'withoutPlaces'>) =>
  withoutPlaces ? [] : places

function toPoint(choice: PointChoice | null): PlanPointDraft | null {
  if (choice === null) return null
  return 'hub' in choice ? { hub: choice.hub } : { contentId: choice.place.contentId }
}

/** What both ways of planning need; null while there are no dates. */
function toFacts(values: PlanFormValues) {
  if (!isComplete(values.dates)) return null
  return {
    startDate: values.dates.start,
    endDate: values.dates.end,
    transportType: values.transportType,
    start: toPoint(values.start),
    end: toPoint(values.end),
    stay: toPoint(values.stay),
    startTime: values.startTime,
    endTime: values.endTime,
  }
}

/** The body of a plan made by hand: every place on the first day, to be moved from there. Null while dates are missing. */
export function toPlanDraft(values: PlanFormValues): PlanDraft | null {
  const facts = toFacts(values)
  if (facts === null) return null
  const spots = wantedPlaces(values).map(({ contentId, title }) => ({
    // The same each time the same is sent, so that a repeated request is recognised.
    spotId: `place-${contentId}`,
    contentId,
    title,
  }))
  return { ...facts, days: spots.length === 0 ? [] : [{ dayIndex: 0, spots }] }
}

/** The body of a plan to be made; null while dates are missing. */
export function toPlanRequest(values: PlanFormValues): PlanRequest | null {
  const facts = toFacts(values)
  if (facts === null) return null
  return {
    ...facts,
    contentIds: wantedPlaces(values).map(({ contentId }) => contentId),
    pace: values.pace,
    interests: values.interests,
    indoorOnly: values.indoorOnly,
    afterDark: values.afterDark,
  }
}

/** The fields at which the form shows what the server says about a field of the body. */
const FIELD_OF_BODY: Partial<Record<string, keyof PlanFormValues>> = {
  startDate: 'dates',
  endDate: 'dates',
  transportType: 'transportType',
  contentIds: 'places',
  days: 'places',
  start: 'start',
  end: 'end',
  stay: 'stay',
  startTime: 'startTime',
  endTime: 'endTime',
}

const FOLDED: readonly (keyof PlanFormValues)[] = ['start', 'end', 'stay', 'startTime', 'endTime']

/** Whether the fold hides what is said about this field. */
export const isInFold = (field: keyof PlanFormValues) => FOLDED.includes(field)

type Field = keyof PlanFormValues

/** Refusals that are about one field even where the server does not name it. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, Field>> = {
  [failures.PLAN_ENDS_BEFORE_START]: 'dates',
  [failures.PLAN_TOO_LONG]: 'dates',
  [failures.PLAN_DATE_TOO_FAR]: 'dates',
  [failures.NOTHING_WITHIN_REACH]: 'transportType',
  [failures.JOURNEY_TOO_SHORT]: 'endTime',
}

/** What the server finds wrong, by the form's fields. */
export function wrongFieldsOf(error: unknown): { field: Field; message: string }[] {
  if (!(error instanceof ApiError)) return []
  const named = Object.entries(error.fields ?? {}).flatMap(([name, message]) => {
    // A field within a list, such as `contentIds.3`, is shown at the list.
    const field = FIELD_OF_BODY[name.split(/[.[/]/)[0] ?? name]
    return field === undefined ? [] : [{ field, message }]
  })
  if (named.length > 0) return named
  const field = FIELD_OF_CODE[error.code as ErrorCode]
  return field === undefined ? [] : [{ field, message: error.message }]
}

/** The places with more of them behind, each once, as many as may be asked for. */
export function addPlaces(places: readonly PickedPlace[], more: readonly PickedPlace[]): PickedPlace[] {
  const all = new Map<number, PickedPlace>()
  for (const { contentId, title } of [...places, ...more]) {
    if (!all.has(contentId)) all.set(contentId, { contentId, title })
  }
  return [...all.values()].slice(0, PLAN_PICKS_MAX)
}

/** The form after places have come for one of its fields. Who picks a place means it to be in the plan. */
export function withArrived(values: PlanFormValues, target: PlanPick, arrived: readonly PickedPlace[]) {
  const [first] = arrived
  if (first === undefined) return values
  if (target !== 'places') return { ...values, [target]: { place: first }, isDetailed: true }
  return { ...values, places: addPlaces(values.places, arrived), withoutPlaces: false }
}
