import { minuteOf } from '@honjeo/contract/values/clock-time'
import type { GateTerms } from '@honjeo/contract/island-rules'
import type { DayHours } from '../opening/opening.ts'
import type { Trail } from '../opening/trails.ts'

/** The minutes on the top before one has to leave it: long enough to eat what one carried up (ours). */
const REST_ON_TOP = 20
const DAY_ENDS = 1440

const earliest = (minutes: readonly (number | null)[]) => Math.min(...minutes.map((minute) => minute ?? Infinity))
const plus = (clock: string | null, minutes: number | null | undefined) =>
  clock === null || minutes === null || minutes === undefined ? null : minuteOf(clock) + minutes

/** Returns the latest start that is let through every gate on the way up. */
function lastStart(gate: GateTerms, trail: Trail | undefined): number | null {
  const last = earliest([
    plus(gate.enterBy, trail === undefined ? 0 : -trail.toHead),
    plus(gate.shelterBy, trail?.toShelter == null ? null : -trail.toShelter),
    plus(gate.summitBy, trail?.toTop == null ? null : -trail.toTop - REST_ON_TOP),
  ])
  return last === Infinity ? null : last
}

/** Returns the latest end of a visit that was let through the gate on the way down. */
const lastEnd = (gate: GateTerms, trail: Trail | undefined) =>
  earliest([plus(gate.closesAt, 0), plus(gate.descendBy, trail?.fromShelter)])

/** Returns when the gates that hold on a day let one in and out; of several rules for the same gate the strictest counts. */
export function gateHours(
  gates: readonly GateTerms[],
  trail: Trail | undefined,
): Pick<DayHours, 'intervals' | 'lastEntry'> {
  const from = Math.max(0, ...gates.map(({ opensAt }) => plus(opensAt, 0) ?? 0))
  const to = Math.min(DAY_ENDS, ...gates.map((gate) => lastEnd(gate, trail)))
  const last = earliest(gates.map((gate) => lastStart(gate, trail)))
  return { intervals: from < to ? [{ from, to }] : [], lastEntry: last === Infinity ? null : last }
}
