/** The load of bench/chat.ts, in a process of its own. Takes its task, answers with one line of JSON. */
import { setTimeout as delay } from 'node:timers/promises'
import { Members, type MembersOptions } from '../lib/load/members.ts'
import { readInput } from '../lib/input.ts'
import { saturate, type SaturateTask } from '../lib/load/saturate.ts'
import { readSlowly } from '../lib/load/slow-reader.ts'
import { drain, loadAt, speakAt } from '../lib/load/step.ts'

export type Task = MembersOptions &
  (
    | ({ task: 'saturate' } & SaturateTask)
    | { task: 'at'; rate: number; milliseconds: number }
    | { task: 'idle' }
    | { task: 'steady'; rate: number; milliseconds: number }
    | { task: 'slow-reader'; rate: number }
  )

const BEAT_MS = 3500

/** Waits until it is asked to go on, by a line on its standard input. */
async function stayIdle(members: Members) {
  console.log(JSON.stringify({ connected: members.size }))
  await readInput()
  return { closed: members.closed }
}

/** The same until it is asked to talk at this rate. */
async function talkSteadily(members: Members, rate: number, milliseconds: number) {
  console.log(JSON.stringify({ connected: members.size }))
  await readInput()
  const stop = speakAt(members, rate)
  await delay(milliseconds)
  stop()
  await drain(members)
  return { heard: members.heard }
}

function carryOut(members: Members, task: Task) {
  switch (task.task) {
    case 'saturate':
      return saturate(members, task)
    case 'at':
      return loadAt(members, task.rate, task.milliseconds)
    case 'idle':
      return stayIdle(members)
    case 'steady':
      return talkSteadily(members, task.rate, task.milliseconds)
    case 'slow-reader':
      return readSlowly(members, task.rate)
  }
}

const task = await readInput<Task>()
const members = new Members(task)
// Also while others are still connecting.
if (task.task === 'idle') setInterval(() => members.beat(), BEAT_MS)
await members.connect()
await delay(200)
console.log(JSON.stringify(await carryOut(members, task)))
process.exit(0)
