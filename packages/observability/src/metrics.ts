import { Counter, Gauge, Registry } from 'prom-client'
import { ERRORS, type ErrorName } from '@honjeo/contract/values/error-codes'

/** The figures that this process can say of itself; `/metrics` prints them. Labels have few values: never an id, a path or a text. */
export const registry = new Registry()

/** Defines a counter once for the process, beside what it counts. */
export const counter = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
  new Counter<Label>({ name, help, labelNames: [...labelNames], registers: [registry] })

interface Reading<Label extends string> {
  labels: Record<Label, string>
  value: number
}

/**
 * Defines a figure that is read only when it is asked for, of what exists once in a process: in tests a later one takes the place of an earlier one.
 */
export function gaugeOf<Label extends string>(
  { name, help, labelNames }: { name: string; help: string; labelNames: readonly Label[] },
  read: () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>,
): void {
  registry.removeSingleMetric(name)
  const gauge = new Gauge<Label>({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      const readings = await read()
      gauge.reset()
      for (const { labels, value } of readings) gauge.set(labels, value)
    },
  })
}

/** Defines such a figure without labels. */
export const numberOf = (name: string, help: string, read: () => number) =>
  gaugeOf<never>({ name, help, labelNames: [] }, () => [{ labels: {}, value: read() }])

const failures = counter('honjeo_failures_total', 'Refusals and failures sent to clients, by HTTP or STOMP', ['code'])

/** Also what a throttle refuses is seen by this, as a code whose status is 429. */
export const countFailure = (reason: ErrorName) => failures.inc({ code: ERRORS[reason].code })
