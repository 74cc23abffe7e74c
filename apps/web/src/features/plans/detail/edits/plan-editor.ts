import type { PlanDetail } from '@honjeo/contract/plan'
import type { PlanChange, StalePlan } from '@honjeo/contract/plans'
import * as failures from '@honjeo/contract/values/error-numbers'
import { createStore, type StoreApi } from 'zustand'
import { ApiError, isRefusal } from '#lib/server/api-error.ts'
import { createIntentKey } from '#lib/server/once.ts'
import type { EditsStore, KeptEdits, SentChange } from './kept-edits.ts'
import { changeBetween, settledBy } from './plan-change.ts'

const UNDO_MAX = 50

/**
 * `failed`: no answer came, it is tried again; `refused`: the server will not take it as it is; `conflict`: another device
 * was first, and the member has to choose.
 */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'refused' | 'conflict'

export interface EditorState {
  /** The plan as the member has it, ahead of the server. */
  plan: PlanDetail
  status: SaveStatus
  error: unknown
  /** What the other device made of it, in a conflict. */
  theirs: PlanDetail | null
  canUndo: boolean
}

export interface EditorOptions {
  plan: PlanDetail
  /** The edits that an earlier visit has left. */
  kept: KeptEdits | null
  userId: number
  store: EditsStore
  send: (change: PlanChange, idempotencyKey: string) => Promise<PlanDetail>
  onSaved: (plan: PlanDetail) => void
}

/** Refusals of now, not of the change. */
const isTemporary = (error: unknown) => error instanceof ApiError && [401, 408, 429].includes(error.status)

/** The newest plan, where a change was made from an older one. */
const staleFor = (error: unknown) =>
  error instanceof ApiError && error.code === failures.PLAN_CHANGED_ELSEWHERE ? (error.result as StalePlan).plan : null

/**
 * A plan under the hands of its owner. What it shows is at once what they did; one change is on its way at a time, and
 * whatever is done meanwhile goes out together as the next one.
 */
export class PlanEditor {
  readonly #options: EditorOptions
  readonly #keyFor = createIntentKey()
  #base: PlanDetail
  #mine: PlanDetail
  #sent: SentChange | null
  #undo: PlanDetail[] = []
  #saving: Promise<void> | null = null
  #keeping: Promise<void> = Promise.resolve()
  readonly shown: StoreApi<EditorState>

  constructor(options: EditorOptions) {
    const { plan, kept } = options
    this.#options = options
    this.#base = kept?.base ?? plan
    this.#mine = kept?.mine ?? plan
    this.#sent = kept?.sent ?? null
    this.shown = createStore<EditorState>()(() => ({
      plan: this.#mine,
      status: 'saved',
      error: null,
      theirs: null,
      canUndo: false,
    }))
    this.#adopt(plan)
    if (this.#isPending()) void this.save()
  }

  get state(): EditorState {
    return this.shown.getState()
  }

  /** Applies a change and sends it. Answers whether it was one. */
  edit(change: (plan: PlanDetail) => PlanDetail): boolean {
    const before = this.#mine
    const next = change(before)
    if (changeBetween(before, next) === null) return false
    this.#undo = [...this.#undo, before].slice(-UNDO_MAX)
    this.#set(next)
    return true
  }

  undo(): void {
    const before = this.#undo.at(-1)
    if (before === undefined) return
    this.#undo = this.#undo.slice(0, -1)
    this.#set(before)
  }

  /** Gives up what the server has refused. */
  discard(): void {
    this.#sent = null
    this.#set(this.#base)
  }

  /** Ends a conflict; what is not kept can be brought back. */
  keep(choice: 'mine' | 'theirs'): void {
    const { theirs } = this.state
    if (theirs === null) return
    const mine = this.#mine
    this.#undo = [...this.#undo, choice === 'mine' ? theirs : mine].slice(-UNDO_MAX)
    this.#base = theirs
    this.shown.setState({ theirs: null, status: 'saved', error: null })
    this.#options.onSaved(theirs)
    this.#set(choice === 'mine' ? mine : theirs)
  }

  /** Takes what the server sends by itself, as when the plan is looked at again. While something is on its way, its answer says more. */
  receive(plan: PlanDetail): void {
    if (plan === this.#base || this.#saving !== null) return
    this.#adopt(plan)
    this.#publish({})
  }

  /** Resolves when all that was done is with the server, or cannot be now. */
  save(): Promise<void> {
    if (this.state.status === 'conflict') return Promise.resolve()
    if (this.#saving === null && !this.#isPending()) {
      this.#publish({ status: 'saved', error: null })
      return Promise.resolve()
    }
    this.#saving ??= this.#sendAll().finally(() => {
      this.#saving = null
      this.#keep()
    })
    return this.#saving
  }

  async #sendAll(): Promise<void> {
    try {
      for (let sent = this.#next(); sent !== null; sent = this.#next()) {
        // Tried again by itself, a failure stays in sight until it is over.
        if (this.state.status !== 'failed') this.#publish({ status: 'saving', error: null })
        // oxlint-disable-next-line no-await-in-loop -- one at a time is the point
        await this.#send(sent)
      }
      this.#publish({ status: 'saved', error: null })
    } catch (error) {
      this.#fail(error)
    }
  }

  async #send({ change, idempotencyKey }: SentChange): Promise<void> {
    try {
      this.#take(await this.#options.send(change, idempotencyKey))
    } catch (error) {
      const theirs = staleFor(error)
      if (theirs === null) throw error
      this.#sent = null
      // The other device did just the same; or it was this one, and its answer was lost.
      if (changeBetween(theirs, this.#mine) === null) this.#take(theirs)
      // What it did is nothing that is changed here: this goes on top of it.
      else if (changeBetween(this.#base, theirs) === null) this.#base = theirs
      else throw error
    }
  }

  #isPending(): boolean {
    return this.#sent !== null || changeBetween(this.#base, this.#mine) !== null
  }

  #next(): SentChange | null {
    const change = changeBetween(this.#base, this.#mine)
    if (this.#sent === null && change !== null) {
      this.#sent = { change, idempotencyKey: this.#keyFor(change), plan: this.#mine }
      this.#keep()
    }
    return this.#sent
  }

  /** The server has it: what was done meanwhile is done on top of it. */
  #take(saved: PlanDetail): void {
    const isAll = this.#sent === null || changeBetween(this.#sent.plan, this.#mine) === null
    this.#sent = null
    this.#base = saved
    this.#mine = isAll ? saved : this.#onBase(this.#mine)
    this.#options.onSaved(saved)
  }

  #fail(error: unknown): void {
    const theirs = staleFor(error)
    if (theirs !== null) return this.#publish({ status: 'conflict', error, theirs })
    const isFinal = isRefusal(error) && !isTemporary(error)
    if (isFinal) this.#sent = null
    this.#publish({ status: isFinal ? 'refused' : 'failed', error })
  }

  #adopt(plan: PlanDetail): void {
    if (!this.#isPending()) {
      // Going back behind what another device did would undo that, too.
      if (plan.version !== this.#base.version) this.#undo = []
      this.#base = plan
      this.#mine = plan
    } else if (plan.version === this.#base.version) {
      this.#base = plan
      this.#mine = this.#onBase(this.#mine)
    }
  }

  #set(plan: PlanDetail): void {
    this.#mine = this.#onBase(plan)
    this.#publish({})
    this.#keep()
    void this.save()
  }

  #onBase({ title, transportType, startDate, endDate, days }: PlanDetail): PlanDetail {
    return { ...this.#base, title, transportType, startDate, endDate, days: settledBy(this.#base.days, days) }
  }

  #publish(changes: Partial<EditorState>): void {
    this.shown.setState({ ...changes, plan: this.#mine, canUndo: this.#undo.length > 0 })
  }

  #keep(): void {
    const { userId, store } = this.#options
    const [base, mine, sent] = [this.#base, this.#mine, this.#sent]
    const act = this.#isPending()
      ? () => store.write({ planId: base.planId, userId, base, mine, sent })
      : () => store.remove()
    this.#keeping = this.#keeping.then(act)
  }
}
