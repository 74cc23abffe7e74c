/**
 * Judges a proposal as one before its door would: it shares no code with what proposes. What it knows of hours
 * is what the catalogue's plainest texts say, the sun it reckons itself, and gates and boats it reads from their rows.
 */
export interface JudgedPlace {
  content_id: number
  content_type_id: number
  title: string
  lat: number
  lng: number
  indoor: boolean
  months: number[] | null
  open_time: string | null
  rest_date: string | null
  event_start: string | null
  event_end: string | null
  keywords: string
  scene: string | null
}

export interface JudgedRule {
  subject: string
  valid_from: string
  valid_to: string | null
  months: number[] | null
  terms: Record<string, string | null>
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** Returns the sunset by the almanac's formula for 33.4° north, 126.5° east; good to four minutes. */
export function sunsetIn(date: string): number {
  const start = Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)
  const turn = ((Date.parse(`${date}T00:00:00Z`) - start) / 86_400_000 / 365.25) * 2 * Math.PI
  const declination =
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn)
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn))
  const lat = (33.4 * Math.PI) / 180
  const horizon = Math.cos((90.833 * Math.PI) / 180)
  const angle = Math.acos(horizon / (Math.cos(lat) * Math.cos(declination)) - Math.tan(lat) * Math.tan(declination))
  return 720 + 4 * ((angle * 180) / Math.PI) - (4 * 126.5 + equation) + 540
}

/** The least minutes of a way and of a visit: no place is nearer than half an hour for most, and none is worth less than a quarter of an hour. */
const WAY = 30
const VISIT = 15
/** The least minutes to walk a course of the Olle. */
const OLLE = 180

const COURSES: readonly (readonly [string, string, number])[] = [
  ['성판악', 'TRAIL:SEONGPANAK', 510],
  ['관음사', 'TRAIL:GWANEUMSA', 510],
  ['어리목', 'TRAIL:EORIMOK', 210],
  ['윗세오름', 'TRAIL:EORIMOK', 210],
  ['영실', 'TRAIL:YEONGSIL', 180],
  ['돈내코', 'TRAIL:DONNAEKO', 300],
  ['어승생악', 'TRAIL:EOSEUNGSAENGAK', 60],
]
const ISLETS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'ISLET:UDO': [33.485, 33.526, 126.935, 126.98],
  'ISLET:GAPADO': [33.16, 33.18, 126.262, 126.284],
  'ISLET:MARADO': [33.11, 33.127, 126.26, 126.275],
  'ISLET:BIYANGDO': [33.402, 33.416, 126.22, 126.236],
}
const WEEKDAYS = '일월화수목금토'
const LATE_SIGHTS = /야경|야간|야시장|밤|천문|노천탕|온천/

const monthOf = (date: string) => Number(date.slice(5, 7))

/** What is wrong with proposing a place at a minute of a day, in words; undefined: nothing that is known. */
export function faultOf(
  place: JudgedPlace,
  date: string,
  minute: number,
  rules: readonly JudgedRule[],
): string | undefined {
  const month = monthOf(date)
  const there = minute + WAY
  const near = [((month + 10) % 12) + 1, month, (month % 12) + 1]
  if (place.months !== null && !place.months.some((each) => near.includes(each))) return 'out of season'
  if (place.event_start !== null && (date < place.event_start || date > (place.event_end ?? place.event_start)))
    return 'not its days'
  const rest = /^매주 (.)요일$/.exec(place.rest_date ?? '')?.[1]
  if (rest !== undefined && WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] === rest) return 'its day of rest'
  const hours = /^\d\d:\d\d–(\d\d:\d\d)(?:\(입장 마감 (\d\d:\d\d)\))?$/.exec(place.open_time ?? '')
  if (hours !== null) {
    if (there + VISIT > minutes(hours[1]!)) return `closes ${hours[1]}`
    if (hours[2] !== undefined && there > minutes(hours[2])) return `lets in until ${hours[2]}`
  }
  const isOutside =
    !place.indoor &&
    ([12, 28].includes(place.content_type_id) || place.content_type_id === 25) &&
    !LATE_SIGHTS.test(`${place.title} ${place.keywords}`)
  if (isOutside && there > sunsetIn(date) - 5) return 'after dark'
  if (place.content_type_id === 39 && there > 21 * 60) return 'the kitchen is cold'

  const course = [12, 28].includes(place.content_type_id)
    ? COURSES.find(([part]) => place.title.includes(part))
    : undefined
  const islet = Object.entries(ISLETS).find(
    ([, [south, north, west, east]]) => place.lat > south && place.lat < north && place.lng > west && place.lng < east,
  )?.[0]
  const isOlle = /^\[?제주올레 /.test(place.title)
  const subjects = [`PLACE:${place.content_id}`, course?.[1], islet, isOlle ? 'OLLE' : undefined]
  const holding = rules.filter(
    (rule) =>
      subjects.includes(rule.subject) &&
      rule.valid_from <= date &&
      (rule.valid_to === null || date <= rule.valid_to) &&
      (rule.months === null || rule.months.includes(month)),
  )
  for (const { terms } of holding) {
    const { kind, enterBy = null, closesAt = null, lastOut = null, lastBack = null, walkUntil = null } = terms
    if (kind === 'CLOSURE') return 'closed by a rule'
    if (enterBy !== null && there > minutes(enterBy)) return `the gate shuts at ${enterBy}`
    if (closesAt !== null && there + (course?.[2] ?? VISIT) > minutes(closesAt)) return `down by ${closesAt}`
    if (lastOut !== null && there > minutes(lastOut)) return `last boat out ${lastOut}`
    if (lastBack !== null && there + VISIT > minutes(lastBack)) return `last boat back ${lastBack}`
    if (walkUntil !== null && there + OLLE > minutes(walkUntil)) return `walked until ${walkUntil}`
  }
  return undefined
}
