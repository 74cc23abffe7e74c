/**
 * Proves days by the rules of the island as a keeper of the gate or the pier would: of the planner it takes nothing, not
 * even a type. Walking times, islets and crossings are its own. Answers every broken rule in words.
 */
import type { IslandRule } from '@honjeo/contract/island-rules'

export interface CheckedStop {
  contentId: number
  title: string
  lat: number
  lng: number
  /** The times of the visit, in minutes of the day. */
  start: number
  end: number
}

interface Walk {
  subject: string
  /** The minutes from the first step to the gate of the trail's head, to the shelter, to the top; from the shelter down. */
  head: number
  shelter: number
  top: number
  down: number
}

const NOWHERE = Number.NEGATIVE_INFINITY

/** The walks by what a place's title holds; the park's signboards name the times. */
const WALKS: readonly (readonly [string, Walk])[] = [
  ['제로포인트', { subject: 'TRAIL:GWANEUMSA', head: 180, shelter: 380, top: 480, down: 150 }],
  ['관음사탐방로', { subject: 'TRAIL:GWANEUMSA', head: 0, shelter: 200, top: 300, down: 150 }],
  ['성판악', { subject: 'TRAIL:SEONGPANAK', head: 0, shelter: 180, top: 270, down: 135 }],
  ['돈내코 탐방로', { subject: 'TRAIL:DONNAEKO', head: 0, shelter: NOWHERE, top: 210, down: 0 }],
  ['어리목', { subject: 'TRAIL:EORIMOK', head: 0, shelter: NOWHERE, top: 120, down: 0 }],
  ['윗세오름', { subject: 'TRAIL:EORIMOK', head: 0, shelter: NOWHERE, top: 120, down: 0 }],
  ['영실', { subject: 'TRAIL:YEONGSIL', head: 0, shelter: NOWHERE, top: 90, down: 0 }],
  ['석굴암', { subject: 'TRAIL:SEOKGURAM', head: 0, shelter: NOWHERE, top: NOWHERE, down: 0 }],
  ['어승생악', { subject: 'TRAIL:EOSEUNGSAENGAK', head: 0, shelter: NOWHERE, top: NOWHERE, down: 0 }],
]

/** The bounds of each islet, south, north, west and east, and the minutes aboard. */
const ISLETS: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  'ISLET:UDO': [33.485, 33.526, 126.935, 126.98, 15],
  'ISLET:GAPADO': [33.16, 33.18, 126.262, 126.284, 10],
  'ISLET:MARADO': [33.11, 33.127, 126.26, 126.275, 30],
  'ISLET:BIYANGDO': [33.402, 33.416, 126.22, 126.236, 15],
  'ISLET:CHAGWIDO': [33.305, 33.318, 126.14, 126.157, 10],
  'ISLET:CHUJADO': [33.9, 34.0, 126.25, 126.39, 120],
}
/** The minutes to the pier, beside the crossing. */
const TO_PIER = 15

const minutes = (clock: string) => {
  const [hours, rest] = clock.split(':')
  return Number(hours) * 60 + Number(rest)
}

function holdsOn(rule: IslandRule, date: string): boolean {
  if (date < rule.validFrom || (rule.validTo !== null && date > rule.validTo)) return false
  return rule.months === null || rule.months.includes(Number(date.split('-')[1]))
}

const walkOf = ({ title }: CheckedStop) =>
  title === '한라산' ? WALKS[2]![1] : WALKS.find(([part]) => title.includes(part))?.[1]

const isletOf = ({ lat, lng }: CheckedStop) =>
  Object.entries(ISLETS).find(
    ([, [south, north, west, east]]) => lat > south && lat < north && lng > west && lng < east,
  )?.[0]

/** Returns what is broken by the stops of one day, in their order. */
export function checkRules(rules: readonly IslandRule[], date: string, stops: readonly CheckedStop[]): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1]
    const comesByBoat = before === undefined || isletOf(before) !== isletOf(stop)
    return brokenBy(stop, comesByBoat, rules, date).map((fault) => `${date} ${stop.title}: ${fault}`)
  })
}

function brokenBy(stop: CheckedStop, comesByBoat: boolean, rules: readonly IslandRule[], date: string): string[] {
  const walk = walkOf(stop)
  const islet = isletOf(stop)
  const subjects = [`PLACE:${stop.contentId}`, walk?.subject, islet]
  const faults: string[] = []
  const late = (at: number, by: string | null, what: string) => {
    if (by !== null && at > minutes(by)) faults.push(`${what} ${by}`)
  }
  for (const rule of rules.filter((each) => subjects.includes(each.subject) && holdsOn(each, date))) {
    const { terms } = rule
    if (terms.kind === 'CLOSURE') faults.push('closed')
    if (terms.kind === 'GATE') {
      if (terms.opensAt !== null && stop.start < minutes(terms.opensAt)) faults.push(`opens ${terms.opensAt}`)
      late(stop.start + (walk?.head ?? 0), terms.enterBy, 'entry')
      late(stop.start + (walk?.shelter ?? NOWHERE), terms.shelterBy, 'shelter')
      late(stop.start + (walk?.top ?? NOWHERE), terms.summitBy, 'top')
      late(walk === undefined ? NOWHERE : stop.end - walk.down, terms.descendBy, 'way down')
      late(stop.end, terms.closesAt, 'closes')
    }
    if (terms.kind === 'BOAT' && islet !== undefined) {
      const crossing = ISLETS[islet]![4]
      if (stop.start < minutes(terms.firstOut) + crossing) faults.push(`first boat ${terms.firstOut}`)
      late(stop.end + TO_PIER, terms.lastBack, 'last boat back')
      if (comesByBoat) late(stop.start - crossing - TO_PIER, terms.lastOut, 'last boat out')
    }
  }
  return faults
}
