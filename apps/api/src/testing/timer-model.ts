import { TIMER_ACKNOWLEDGED, TIMER_LADDER, TIMER_OPEN_HOURS, TIMER_SOON } from '@honjeo/contract/values/limits'
import type { TimerStage } from '@honjeo/contract/values/enums'

/** A person acts, or time passes: `who` is a contact, numbered from 0; `minutes` of a wait or an extension. */
export interface TimerStep {
  act: 'wait' | 'extend' | 'acknowledge' | 'resolve' | 'decline' | 'done' | 'cancel'
  who: number
  minutes: number
}

/** What a timer is to be after each step, in minutes from its beginning: written a second time, without a database. */
export class TimerModel {
  now = 0
  stage: TimerStage = 'ACTIVE'
  next: number | null
  /** The contacts who were alarmed, in order, with the stage. */
  readonly alerts: string[] = []
  readonly #grace: number
  readonly #willing: boolean[]
  readonly #alerted = new Set<number>()
  #planned: number
  #answer: { by: number; at: number } | null = null

  constructor(contacts: number, planned: number, grace: number) {
    this.#willing = Array.from({ length: contacts }, () => true)
    this.#planned = planned
    this.#grace = grace
    this.next = this.#beginning()
  }

  take({ act, who, minutes }: TimerStep): void {
    if (act === 'wait') this.#wait(minutes)
    else if (act === 'decline') this.#decline(who)
    else if (this.stage === 'ENDED') return
    else if (act === 'extend') this.#extend(this.now + minutes)
    else if (act === 'done' || act === 'cancel') this.#end()
    else if (!this.#isAlert || !this.#alerted.has(who) || !this.#willing[who]) return
    else if (act === 'resolve') this.#end()
    else this.#acknowledge(who)
  }

  get #isAlert() {
    return ['OVERDUE_1', 'OVERDUE_2', 'EXHAUSTED'].includes(this.stage)
  }

  get #fresh() {
    return this.#willing.flatMap((isWilling, who) => (isWilling && !this.#alerted.has(who) ? who : []))
  }

  get #isAnyReached() {
    return [...this.#alerted].some((who) => this.#willing[who])
  }

  #beginning() {
    return this.#planned - TIMER_SOON > this.now ? this.#planned - TIMER_SOON : this.#planned
  }

  #end() {
    this.stage = 'ENDED'
    this.next = null
  }

  #extend(planned: number) {
    if (this.#isAlert || planned <= this.#planned) return
    this.#planned = planned
    this.stage = 'ACTIVE'
    this.next = this.#beginning()
  }

  #acknowledge(who: number) {
    if (this.#answer && this.#answer.at + TIMER_ACKNOWLEDGED > this.now) return
    this.#answer = { by: who, at: this.now }
    this.next = this.now + TIMER_ACKNOWLEDGED
    if (this.stage === 'EXHAUSTED') this.stage = 'OVERDUE_2'
  }

  #decline(who: number) {
    this.#willing[who] = false
    if (this.stage !== 'OVERDUE_1' && this.stage !== 'OVERDUE_2') return
    const isWaitedFor = this.#answer?.by === who
    const isNoneLeft = !this.#answer && this.stage === 'OVERDUE_1' && !this.#isAnyReached
    if (this.next !== null && (isWaitedFor || isNoneLeft)) this.next = Math.min(this.next, this.now)
  }

  #wait(minutes: number) {
    this.now += minutes
    while (this.next !== null && this.next <= this.now) this.#move(this.next)
  }

  #move(at: number) {
    const fresh = this.#fresh
    const isDueSoon = this.stage === 'ACTIVE' && at < this.#planned
    if (isDueSoon) this.#go('DUE_SOON', this.#planned)
    else if (this.stage === 'ACTIVE' || this.stage === 'DUE_SOON') this.#go('GRACE', this.#planned + this.#grace)
    else if (this.stage === 'EXHAUSTED') this.#end()
    else if (fresh.length > 0 && (this.stage === 'GRACE' || (this.stage === 'OVERDUE_1' && !this.#isAnyReached))) {
      this.#go('OVERDUE_1', (fresh.length > 1 ? at : this.now) + TIMER_LADDER, fresh.slice(0, 1))
    } else if (fresh.length > 0 && this.stage === 'OVERDUE_1') this.#go('OVERDUE_2', this.now + TIMER_LADDER, fresh)
    else {
      const all = this.#willing.flatMap((isWilling, who) => (isWilling ? who : []))
      this.#go('EXHAUSTED', this.now + TIMER_OPEN_HOURS * 60, all)
    }
  }

  #go(stage: TimerStage, next: number, alerted: readonly number[] = []) {
    this.stage = stage
    this.next = next
    for (const who of alerted) {
      this.#alerted.add(who)
      this.alerts.push(`${who} ALERT ${stage}`)
    }
  }
}
