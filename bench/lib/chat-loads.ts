import { setTimeout as delay } from 'node:timers/promises'
import type { Task } from '../programs/chat-load.ts'
import { LOAD_CORE } from './core.ts'
import type { Capacity } from './load/saturate.ts'
import type { SlowReader } from './load/slow-reader.ts'
import type { Step } from './load/step.ts'
import { cpuMilliseconds } from './process-cpu.ts'
import { memoryOf } from './peak-memory.ts'
import { startProgram } from './program.ts'

type TaskOf<Name extends Task['task']> = Extract<Task, { task: Name }>

/** Carries out a task in a process of its own, on the core that is not the server's. */
async function carryOut<Result>(task: Task): Promise<Result> {
  const load = startProgram('chat-load', LOAD_CORE, task)
  try {
    return JSON.parse(await load.line()) as Result
  } finally {
    await load.stop()
  }
}

export const saturate = (task: Omit<TaskOf<'saturate'>, 'task'>) => carryOut<Capacity>({ ...task, task: 'saturate' })
export const measureAt = (task: Omit<TaskOf<'at'>, 'task'>) => carryOut<Step>({ ...task, task: 'at' })
export const stopReading = (task: Omit<TaskOf<'slow-reader'>, 'task'>) =>
  carryOut<SlowReader>({ ...task, task: 'slow-reader' })

const SETTLE_MS = 5000
const IDLE_MS = 20_000

/** What sockets cost a server that do nothing but keep their connections. */
export async function measureIdle(server: number, task: Omit<TaskOf<'idle'>, 'task'>) {
  const load = startProgram('chat-load', LOAD_CORE, { ...task, task: 'idle' } satisfies Task)
  try {
    await load.line()
    await delay(SETTLE_MS)
    const [cpuBefore, startedAt] = [cpuMilliseconds([server]), performance.now()]
    await delay(IDLE_MS)
    const share = (cpuMilliseconds([server]) - cpuBefore) / (performance.now() - startedAt)
    const memory = memoryOf(server)
    load.goOn()
    const { closed } = JSON.parse(await load.line()) as { closed: number }
    return { share, memory, closed }
  } finally {
    await load.stop()
  }
}
