import type { PlanDetail } from '@honjeo/contract/plan'
import type { PlanChange } from '@honjeo/contract/plans'
import * as failures from '@honjeo/contract/values/error-numbers'
import { expect, it } from 'vitest'
import { ApiError } from '#lib/server/api-error.ts'
import { daysOf, lettersOf, planOf, spot } from '../testing/plans.ts'
import { moveSpot, removeSpot } from './arrange.ts'
import type { EditsStore, KeptEdits } from './kept-edits.ts'
import { PlanEditor } from './plan-editor.ts'

const offline = () => new ApiError(0, 'NETWORK', 'no answer')

/** A server of one plan that answers when the test lets it: does a change once per key, and knows a stale one. */
class Server {
  readonly received: PlanChange[] = []
  readonly #answers = new Map<string, PlanDetail>()
  readonly #waiting: { resolve: (plan: PlanDetail) => void; reject: (error: unknown) => void; key: string }[] = []
  plan: PlanDetail

  constructor(plan: PlanDetail) {
    this.plan = plan
  }

  send = (change: PlanChange, key: string): Promise<PlanDetail> => {
    this.received.push(change)
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject, key }))
  }

  store(change: PlanChange | undefined, key = ''): PlanDetail {
    const { days, title = this.plan.title } = change ?? {}
    const known = this.#answers.get(key)
    if (known !== undefined) return known
    const spots = days?.map((day) => day.spots.map((draft) => spot(draft.spotId ?? '', { title: draft.title })))
    const newDays = spots && this.plan.days.map((day, index) => ({ ...day, spots: spots[index] ?? [] }))
    this.plan = { ...this.plan, title, days: newDays ?? this.plan.days, version: this.plan.version + 1 }
    this.#answers.set(key, this.plan)
    return this.plan
  }

  async answer(): Promise<void> {
    const { resolve, reject, key } = this.#waiting.shift()!
    const change = this.received.at(-1)
    const isStale = !this.#answers.has(key) && change?.version !== this.plan.version
    if (isStale) reject(new ApiError(409, failures.PLAN_CHANGED_ELSEWHERE, 'stale', { result: { plan: this.plan } }))
    else resolve(this.store(change, key))
    await flush()
  }

  async fail(error: unknown, { isStored = false } = {}): Promise<void> {
    const { reject, key } = this.#waiting.shift()!
    if (isStored) this.store(this.received.at(-1), key)
    reject(error)
    await flush()
  }
}

/** Lets what only waits for promises run. */
const flush = () => new Promise((resolve) => setImmediate(resolve))

class MemoryStore implements EditsStore {
  kept: KeptEdits | null = null
  read = async () => this.kept
  write = async (edits: KeptEdits) => void (this.kept = edits)
  remove = async () => void (this.kept = null)
}

function open(plan = planOf(daysOf('abc', 'd')), { server = new Server(plan), store = new MemoryStore() } = {}) {
  const editor = new PlanEditor({ plan, kept: store.kept, userId: 1, store, send: server.send, onSaved: () => {} })
  const move = (spotId: string, dayIndex: number, index: number) =>
    editor.edit((now) => ({ ...now, days: moveSpot(now.days, spotId, { dayIndex, index }) }))
  const shown = () => lettersOf(editor.state.plan.days)
  return { editor, server, store, move, shown }
}

it('shows a change at once, keeps it, and sends it as a change of the version it was made from', async () => {
  const { editor, server, store, move, shown } = open()
  move('a', 0, 2)
  expect(shown()).toEqual(['bca', 'd'])
  expect(editor.state.status).toBe('saving')
  expect(server.received).toMatchObject([{ version: 1 }])
  await flush()
  expect(store.kept).toMatchObject({ planId: 7, userId: 1, mine: { days: editor.state.plan.days } })
  await server.answer()
  expect(editor.state).toMatchObject({ status: 'saved', plan: { version: 2 } })
  expect(store.kept).toBeNull()
})

it('sends nothing for a change that changes nothing', () => {
  const { editor, server, move } = open()
  move('a', 0, 0)
  expect(server.received).toEqual([])
  expect(editor.state.canUndo).toBe(false)
})

it('sends one at a time, and what was done meanwhile together', async () => {
  const { editor, server, move, shown } = open()
  move('a', 0, 2)
  move('b', 1, 0)
  editor.edit((plan) => ({ ...plan, title: '동쪽' }))
  expect(server.received).toHaveLength(1)
  await server.answer()
  expect(shown()).toEqual(['ca', 'bd'])
  expect(server.received).toHaveLength(2)
  expect(server.received[1]).toMatchObject({ version: 2, title: '동쪽' })
  await server.answer()
  expect(lettersOf(server.plan.days)).toEqual(['ca', 'bd'])
  expect(editor.state.status).toBe('saved')
})

it('goes back step by step, also after a change was saved', async () => {
  const { editor, server, move, shown } = open()
  move('a', 0, 2)
  await server.answer()
  editor.edit((plan) => ({ ...plan, days: removeSpot(plan.days, 'd') }))
  await server.answer()
  editor.undo()
  expect(shown()).toEqual(['bca', 'd'])
  editor.undo()
  expect(shown()).toEqual(['abc', 'd'])
  expect(editor.state.canUndo).toBe(false)
  await server.answer()
  await server.answer()
  expect(lettersOf(server.plan.days)).toEqual(['abc', 'd'])
})

it('keeps what could not be sent, and sends it in the next visit', async () => {
  const { editor, server, store, move } = open()
  move('a', 1, 0)
  await server.fail(offline())
  expect(editor.state.status).toBe('failed')

  const later = open(server.plan, { server, store })
  expect(later.shown()).toEqual(['bc', 'ad'])
  await server.answer()
  expect(later.editor.state.status).toBe('saved')
  expect(lettersOf(server.plan.days)).toEqual(['bc', 'ad'])
  expect(store.kept).toBeNull()
})

it('is not taken for another device when only the answer was lost', async () => {
  const { editor, server, move } = open()
  move('a', 0, 1)
  await server.fail(offline(), { isStored: true })
  move('c', 1, 1)
  await server.answer()
  await server.answer()
  expect(editor.state.status).toBe('saved')
  expect(lettersOf(server.plan.days)).toEqual(['ba', 'dc'])
})

it('lets one choose between one’s own and what another device did first', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    const { editor, server, move, shown } = open()
    server.store({ version: 1, title: '다른 기기' }, 'other')
    move('a', 0, 2)
    await server.answer()
    expect(editor.state).toMatchObject({ status: 'conflict', theirs: { title: '다른 기기' } })
    expect(shown()).toEqual(['bca', 'd'])

    editor.keep(choice)
    const isMine = choice === 'mine'
    if (isMine) await server.answer()
    expect(server.received).toHaveLength(isMine ? 2 : 1)
    expect(lettersOf(server.plan.days)).toEqual(isMine ? ['bca', 'd'] : ['abc', 'd'])
    expect(server.plan.title === '다른 기기').toBe(!isMine)
    editor.undo()
    await server.answer()
    expect(shown()).toEqual(isMine ? ['abc', 'd'] : ['bca', 'd'])
    expect(editor.state).toMatchObject({ status: 'saved', theirs: null })
  }
})

it('asks nothing when the other device did the same', async () => {
  const { editor, server, move } = open()
  server.store({ version: 1, title: '동쪽' }, 'other')
  editor.edit((plan) => ({ ...plan, title: '동쪽' }))
  await server.answer()
  expect(editor.state).toMatchObject({ status: 'saved', plan: { version: 2 } })
  move('a', 1, 0)
  await server.answer()
  expect(editor.state.status).toBe('saved')
})

it('asks nothing when what is changed here was left alone elsewhere', async () => {
  const { editor, server, move } = open()
  server.store({ version: 1 }, 'shared by another device')
  move('a', 1, 0)
  await server.answer()
  await server.answer()
  expect(editor.state.status).toBe('saved')
  expect(lettersOf(server.plan.days)).toEqual(['bc', 'ad'])
})

it('reports a refusal, which one can give up or change', async () => {
  const { editor, server, move, shown } = open()
  move('a', 0, 2)
  await server.fail(new ApiError(400, failures.TOO_MANY_STOPS, 'too many'))
  expect(editor.state.status).toBe('refused')
  editor.discard()
  expect(shown()).toEqual(['abc', 'd'])
  expect(editor.state.status).toBe('saved')
})

it('takes over what the server says by itself, but never over one’s own unsaved change', async () => {
  const { editor, server, move, shown } = open()
  const answered = { ...server.plan, version: 3, title: '다른 기기' }
  editor.receive(answered)
  expect(editor.state.plan.title).toBe('다른 기기')
  move('a', 0, 2)
  await server.fail(offline())
  editor.receive({ ...answered, version: 4, days: daysOf('cba', 'd') })
  expect(shown()).toEqual(['bca', 'd'])
})
