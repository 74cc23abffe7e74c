import type { TimerStage } from '@honjeo/contract/values/enums'
import { TIMER_ACKNOWLEDGED, TIMER_LADDER } from '@honjeo/contract/values/limits'
import { addMinutes } from 'date-fns/addMinutes'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Db } from '../db/client.ts'
import { settleSent } from '../safety/alerts/messages.queries.ts'
import { acknowledge, resolve } from '../safety/timer/alerts.service.ts'
import { hurryWithout } from '../safety/timer/contacts.queries.ts'
import { startLadder } from '../safety/timer/ladder.service.ts'
import { isAlert } from '../safety/timer/stages.ts'
import { callContacts } from '../safety/timer/sos.service.ts'
import { changeTimer, endOwn } from '../safety/timer/timers.service.ts'
import { setUpTestApp } from '../testing/test-app.ts'
import { Traveller, UNMOVED } from '../testing/timers.ts'
import { exactly, recordFault } from './figures.ts'
import { inForm } from './form.ts'

const t = setUpTestApp(undefined, UNMOVED)

/** Acts that follow one another in any order. */
const DEPTH = inForm({ short: 2, long: 5 })
const CONTACTS = ['엄마', '친구']
const GRACE_MINUTES = 5
const MINUTES = 20
/** A server that was away looks so long after it should have. */
const AWAY_MINUTES = 45
/** A clock that was wrong is put back by so much. */
const BACK_MINUTES = 40
const LOOKS_MAX = 15
const NEVER_MS = 3_600_000
const SILENT = pino({ level: 'silent' })

interface Contact {
  contactId: number
  contactName: string
  status: string
  alerts: string[]
  ends: number
}

interface World {
  userId: number
  checkInId: number
  contactIds: readonly number[]
}

/** The rows of a timer, with times in minutes from the clock. */
interface State {
  stage: string
  next: number | null
  planned: number
  isOver: boolean
  isDuress: boolean
  acknowledgedBy: number | null
  acknowledged: number | null
  lastCall: number | null
  contacts: Contact[]
}

const read = (id: number, now: Date) => sql`
  select stage, extract(epoch from next_stage_at - ${now.toISOString()}::timestamptz)::float8 / 60 as next,
    extract(epoch from planned_at - ${now.toISOString()}::timestamptz)::float8 / 60 as planned, ended_at is not null as "isOver",
    is_duress as "isDuress", acknowledged_by as "acknowledgedBy",
    extract(epoch from acknowledged_at - ${now.toISOString()}::timestamptz)::float8 / 60 as acknowledged,
    (select extract(epoch from max(m.created_at) - ${now.toISOString()}::timestamptz)::float8 / 60 from safety_messages m
      where m.check_in_id = t.id and m.event_key like 'checkin:%:sos:%') as "lastCall",
    (select json_agg(json_build_object('contactId', c.id, 'contactName', c.name, 'status', c.status,
      'alerts', (select coalesce(json_agg(m.event_key || ' ' || m.state order by m.id), '[]') from safety_messages m
        where m.check_in_id = t.id and m.contact_id = c.id and m.kind = 'ALERT'),
      'ends', (select count(*)::int from safety_messages m
        where m.check_in_id = t.id and m.contact_id = c.id and m.kind = 'ENDED')) order by k.position)
     from check_in_contacts k join trusted_contacts c on c.id = k.contact_id where k.check_in_id = t.id) as contacts
  from check_ins t where id = ${id}`

/** What is done at an instant; answers the instant at which it is done. */
type Act = (db: Db, world: World, state: State, now: Date) => Promise<Date>

/** Lets one server, with the code that is in service, do all that is due. */
async function look(db: Db, now: Date): Promise<void> {
  const ladder = startLadder({ db, clock: { now: () => now }, log: SILENT, everyMs: NEVER_MS })
  await ladder.settled()
  await ladder.stop()
}

async function lookLater(db: Db, { next }: State, now: Date, late = 0): Promise<Date> {
  const at = addMinutes(now, Math.max(0, next ?? 0) + late)
  await look(db, at)
  return at
}

/** A way has failed for good, as the worker of messages writes it down. */
async function fail(db: Db, contactId: number, now: Date): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update safety_messages set state = 'FAILED', due_at = null
    where contact_id = ${contactId} and kind = 'ALERT' and state = 'QUEUED'`)
  if (rowCount) await hurryWithout(db, { contactId, hasTakenBack: false }, now.toISOString())
}

async function deliver(db: Db, contactId: number, now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from safety_messages where contact_id = ${contactId} and state = 'QUEUED'`)
  for (const { id } of rows) await settleSent(db, id, now.toISOString())
}

async function decline(db: Db, contactId: number, now: Date): Promise<void> {
  await db.execute(sql`update trusted_contacts set status = 'DECLINED' where id = ${contactId}`)
  await hurryWithout(db, { contactId, hasTakenBack: true }, now.toISOString())
}

const endBy = (db: Db, { userId, checkInId: id }: World, now: Date) =>
  endOwn(db, { id, userId, ending: 'SAFE', pin: undefined }, now)

/** PINs that seem to be gone make an end without one an end by the second. */
async function endUnderDuress(db: Db, world: World, now: Date): Promise<void> {
  await db.execute(sql`
    insert into safety_pins (user_id, pin_hash, duress_hash, seems_gone_until)
    values (${world.userId}, 'none', 'none', ${addMinutes(now, 1000).toISOString()}::timestamptz)`)
  await endBy(db, world, now)
  await db.execute(sql`delete from safety_pins where user_id = ${world.userId}`)
}

const alertOf = ({ checkInId }: World, { contactId, contactName }: Contact) =>
  ({ checkInId, contactId, contactName }) as Parameters<typeof acknowledge>[1]

const ACTS: Record<string, Act> = {
  'the next look': (db, _world, state, now) => lookLater(db, state, now),
  'a late look': (db, _world, state, now) => lookLater(db, state, now, AWAY_MINUTES),
  'a clock put back': async (db, _world, _state, now) => {
    const at = addMinutes(now, -BACK_MINUTES)
    await look(db, at)
    return at
  },
  end: async (db, world, _state, now) => (await endBy(db, world, now), now),
  duress: async (db, world, _state, now) => (await endUnderDuress(db, world, now), now),
  extend: async (db, { userId, checkInId: id }, _state, now) => {
    await changeTimer(db, { id, userId }, { plannedAt: addMinutes(now, MINUTES).toISOString() }, now)
    return now
  },
  siren: async (db, { userId }, _state, now) => (await callContacts(db, userId, undefined, now), now),
  ...Object.fromEntries(
    CONTACTS.flatMap((name, n) => {
      const acts: Record<string, (db: Db, world: World, contact: Contact, now: Date) => Promise<unknown>> = {
        answers: (db, world, contact, now) => acknowledge(db, alertOf(world, contact), now),
        'reaches them': (db, world, contact, now) => resolve(db, alertOf(world, contact), now),
        declines: (db, _world, { contactId }, now) => decline(db, contactId, now),
        'gets the mail': (db, _world, { contactId }, now) => deliver(db, contactId, now),
        'is not reached': (db, _world, { contactId }, now) => fail(db, contactId, now),
      }
      return Object.entries(acts).map(([act, doIt]): [string, Act] => [
        `${name} ${act}`,
        async (db, world, { contacts }, now) => (await doIt(db, world, contacts[n]!, now), now),
      ])
    }),
  ),
}

/** Times that are longer ago than this decide nothing more. */
const sinceThen = (minutes: number | null, limit: number) => (minutes === null ? null : Math.max(-limit - 1, minutes))

/** What the code may decide by: which alerts a contact has, and not when or how often they came. */
function keyOf({ contacts, planned, acknowledged, lastCall, ...rest }: State): string {
  const kindOf = (alert: string) => alert.replace(/^checkin:\d+:(\w+):(\w+):\S+/, '$1 $2')
  const known = contacts.map(({ status, alerts, ends }) => [status, [...new Set(alerts.map(kindOf))].toSorted(), ends])
  const times = [
    isAlert(rest.stage as TimerStage) ? null : planned,
    sinceThen(acknowledged, TIMER_ACKNOWLEDGED),
    sinceThen(lastCall, TIMER_LADDER),
  ]
  return JSON.stringify([rest, times, known])
}

class Undone extends Error {}

/** Does something, looks at what came of it, and takes it back. */
async function tryOut(db: Db, job: (tx: Db) => Promise<void>): Promise<void> {
  await db
    .transaction(async (tx) => {
      await job(tx)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
}

class Explorer {
  readonly broken = new Set<string>()
  steps = 0
  /** How many acts from a state were tried out already. */
  readonly #seen = new Map<string, number>()
  readonly #world: World
  readonly #path: string[] = []

  constructor(world: World) {
    this.#world = world
  }

  get states(): number {
    return this.#seen.size
  }

  async read(db: Db, now: Date): Promise<State> {
    const { rows } = await db.execute<State & Record<string, unknown>>(read(this.#world.checkInId, now))
    return rows[0]!
  }

  async explore(db: Db, now: Date, depth: number): Promise<void> {
    const state = await this.read(db, now)
    const key = keyOf(state)
    const before = this.#seen.get(key)
    if (before === undefined) await tryOut(db, (tx) => this.#expectEnd(tx, state, now))
    if (before !== undefined && before >= depth) return
    this.#seen.set(key, depth)
    if (depth === 0 || state.isOver) return
    for (const [name, act] of Object.entries(ACTS)) {
      this.#path.push(name)
      await tryOut(db, async (tx) => {
        const at = await this.#take(tx, act, state, now)
        if (at !== undefined) await this.explore(tx, at, depth - 1)
      })
      this.#path.pop()
    }
  }

  /** Takes the act and returns its time; undefined where the act is refused, which takes nothing. */
  async #take(db: Db, act: Act, state: State, now: Date): Promise<Date | undefined> {
    this.steps += 1
    let at: Date | undefined
    const refused = await db
      .transaction(async (tx) => {
        at = await act(tx, this.#world, state, now)
      })
      .then(
        () => undefined,
        (error: unknown) => error as Error,
      )
    if (refused !== undefined && !('code' in refused && typeof refused.code === 'string')) throw refused
    if (refused !== undefined || at === undefined) return undefined
    this.#judge(state, await this.read(db, at))
    return at
  }

  #judge(before: State, after: State): void {
    if (after.isOver !== (after.next === null)) this.#say('a timer that is over is still due, or one that runs is not')
    for (const [n, { contactName, status, alerts, ends }] of after.contacts.entries()) {
      const news = alerts.length - before.contacts[n]!.alerts.length
      if (news > 1 && this.#path.at(-1) !== 'a late look') this.#say(`${contactName} was alerted ${news} times at once`)
      const isOwed = after.isOver && alerts.length > 0 && status === 'CONFIRMED'
      const isResolver = this.#path.at(-1) === `${contactName} reaches them`
      if (ends !== (isOwed && !isResolver ? 1 : 0)) this.#say(`${contactName} heard ${ends} times that it is over`)
      if (after.isDuress && !before.isDuress && status === 'CONFIRMED' && news === 0)
        this.#say(`${contactName} does not hear of the second PIN`)
    }
  }

  /** Expects that servers alone bring it to an end where no one does anything any more, and that every contact has heard of it. */
  async #expectEnd(db: Db, from: State, now: Date): Promise<void> {
    let [state, at] = [from, now]
    for (let n = 0; n < LOOKS_MAX && !state.isOver; n++) {
      at = await lookLater(db, state, at)
      const looked = await this.read(db, at)
      // Another server that looks at the same moment finds nothing to do.
      await look(db, at)
      state = await this.read(db, at)
      if (JSON.stringify(state) !== JSON.stringify(looked)) this.#say('a second look does something')
    }
    if (!state.isOver) return this.#say('it never ends')
    if (from.isOver) return
    for (const { contactName, status, alerts } of state.contacts)
      if (status === 'CONFIRMED' && alerts.length === 0) this.#say(`${contactName} never hears of it`)
  }

  #say(what: string): void {
    this.broken.add(`${this.#path.join(', ') || 'at once'}: ${what}`)
  }
}

it(
  'F47: whatever is done in whatever order, a timer comes to an end, and all who said yes hear of it, once',
  { timeout: inForm({ short: 120_000, long: 3_600_000 }) },
  async () => {
    const me = await new Traveller(t).join(...CONTACTS)
    const checkInId = await me.started({ minutes: MINUTES, graceMinutes: GRACE_MINUTES })
    const { rows } = await t.sql('select contact_id as id from check_in_contacts where check_in_id = $1', checkInId)
    const contactIds = (rows as { id: number }[]).map(({ id }) => id)
    const explorer = new Explorer({ userId: me.member.id, checkInId, contactIds })
    await tryOut(t.database.db, (tx) => explorer.explore(tx, t.clock.now(), DEPTH))
    const counted = (criterion: string, figure: number) => ({ criterion, figure, limit: 'none', met: true })
    recordFault('F47', [
      counted('acts in a row', DEPTH),
      counted('acts that were tried', explorer.steps),
      counted('states of a timer and its contacts', explorer.states),
      exactly('alarms without an end, contacts who never hear of it, or hear twice', explorer.broken.size, 0),
    ])
    expect([...explorer.broken].slice(0, 20)).toEqual([])
    expect(explorer.states).toBeGreaterThan(DEPTH * 10)
  },
)
