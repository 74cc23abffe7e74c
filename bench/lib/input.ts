import { createInterface } from 'node:readline'

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
// The program that started this one has ended.
process.stdin.once('end', () => process.exit())

/** The next line of standard input, which is JSON. */
export async function readInput<Value>(): Promise<Value> {
  const { value } = await lines.next()
  return JSON.parse(value ?? 'null') as Value
}
