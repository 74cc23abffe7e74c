import { expect, it } from 'vitest'
import { CircuitOpen, createCircuit } from './circuit.ts'
import { LOGGER_OPTIONS } from '@honjeo/observability/logger'
import { registry } from '@honjeo/observability/metrics'
import { pino } from 'pino'

const REST_MS = 40
const ILL = new Error('ill')
const fails = () => Promise.reject(ILL)
const works = async () => 'done'

function setUp() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  const logger = pino(LOGGER_OPTIONS, { write })
  const circuit = createCircuit({ to: 'trial', log: logger, restMs: REST_MS, isOutage: (error) => error === ILL })
  const failTimes = async (times: number) => {
    for (let n = 0; n < times; n++) await expect(circuit.run(fails)).rejects.toBe(ILL)
  }
  return { circuit, failTimes, said: () => lines.map(({ level, to }) => `${String(level)} ${String(to)}`) }
}

const figureOf = async (name: string) =>
  (await registry.getMetricsAsJSON())
    .find((metric) => metric.name === name)
    ?.values.find(({ labels }) => labels['to' as never] === 'trial')?.value

it('opens after five failures in a row, and says so once', async () => {
  const { circuit, failTimes, said } = setUp()
  await failTimes(4)
  expect(await circuit.run(works)).toBe('done')
  // What is refused for a good reason is an answer.
  await failTimes(4)
  await expect(circuit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await failTimes(5)
  await expect(circuit.run(works)).rejects.toBeInstanceOf(CircuitOpen)
  expect(said()).toEqual(['warn trial'])
  expect(await figureOf('honjeo_circuit_open')).toBe(1)
  expect(await figureOf('honjeo_circuit_refused_total')).toBeGreaterThan(0)
})

it('lets one go ahead after a rest, and the others when that one came through', async () => {
  const { circuit, failTimes, said } = setUp()
  await failTimes(5)
  await expect.poll(() => circuit.room()).toBe(1)
  await failTimes(1)
  expect(circuit.room()).toBe(0)
  await expect.poll(() => circuit.room()).toBe(1)
  let arrive: (word: string) => void = () => {}
  const trial = circuit.run(() => new Promise<string>((resolve) => (arrive = resolve)))
  await expect(circuit.run(works)).rejects.toBeInstanceOf(CircuitOpen)
  arrive('well')
  expect(await trial).toBe('well')
  expect([circuit.room(), await circuit.run(works)]).toEqual([Infinity, 'done'])
  expect(said()).toEqual(['warn trial', 'info trial'])
  expect(await figureOf('honjeo_circuit_open')).toBe(0)
})
