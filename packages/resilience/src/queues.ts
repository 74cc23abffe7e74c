import { counter, gaugeOf } from '@honjeo/observability/metrics'

export interface QueueState {
  running: number
  waiting: number
}

const queues = new Map<string, () => QueueState>()
const refused = counter('honjeo_queue_refused_total', 'What was turned away because too much waited', ['queue'])

/** Lets the operator see what waits for its turn in this process. The names are few and fixed. */
export function watchQueue(queue: string, read: () => QueueState): void {
  queues.set(queue, read)
}

export const countRefused = (queue: string) => refused.inc({ queue })

const reading = (part: keyof QueueState) => () =>
  [...queues].map(([queue, read]) => ({ labels: { queue }, value: read()[part] }))

gaugeOf({ name: 'honjeo_queue_running', help: 'Jobs under way', labelNames: ['queue'] }, reading('running'))
gaugeOf(
  { name: 'honjeo_queue_waiting', help: 'Jobs that wait for their turn', labelNames: ['queue'] },
  reading('waiting'),
)
