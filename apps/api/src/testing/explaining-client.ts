import { Client } from 'pg'

/** A node of a plan, with the names that EXPLAIN (FORMAT JSON) gives. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

export interface ExplainedStatement {
  text: string
  plan: PlanNode
}

interface Explanation {
  'QUERY PLAN': [{ Plan: PlanNode }]
}

const READS = /^[\s(]*(?:select|with)\b/i
const BEGINS = /^\s*begin\b/i
const ENDS = /^\s*(?:commit|rollback)\b/i

/**
 * A client for the pool of a server: it has each statement that reads explained before it carries it out, in the same
 * session and with the same values; what such a statement writes, too, is taken back in between. `onStatement` is
 * called with every statement, also of those that begin and end a transaction.
 */
export function createExplainingClient(
  onExplained: (statement: ExplainedStatement) => void,
  { onStatement = () => {} }: { onStatement?: (text: string) => void } = {},
): typeof Client {
  return class ExplainingClient extends Client {
    #isInTransaction = false

    // What comes and goes is whatever the driver's own method says; `never` covers all of its overloads.
    override query(...args: unknown[]): never {
      const [config, ownValues] = args as [string | { text: string; values?: unknown[] }, unknown[]?]
      const { text, values } = typeof config === 'string' ? { text: config } : config
      onStatement(text)
      if (BEGINS.test(text)) this.#isInTransaction = true
      if (ENDS.test(text)) this.#isInTransaction = false
      const carryOut = () => Reflect.apply(super.query, this, args)
      return (READS.test(text) ? this.#explain(text, values ?? ownValues).then(carryOut) : carryOut()) as never
    }

    async #explain(text: string, values: unknown[] = []) {
      const [before, after] = this.#isInTransaction
        ? ['savepoint explained', 'rollback to explained']
        : ['begin', 'rollback']
      const command = `explain (analyze, timing off, summary off, format json) ${text}`
      await super.query(before)
      try {
        const { rows } = (await Reflect.apply(super.query, this, [command, values])) as { rows: [Explanation] }
        onExplained({ text, plan: rows[0]['QUERY PLAN'][0].Plan })
      } finally {
        await super.query(after)
      }
    }
  }
}

/** The plan's nodes, from the top down. */
export const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Returns how many rows a node looked at, whether it kept them or not. */
export const rowsRead = (node: PlanNode): number => {
  const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + dropped) * node['Actual Loops']
}

/** Reads of a table of more rows than `max`, in words. */
export const readsOver = (statements: readonly ExplainedStatement[], max: number): string[] =>
  statements.flatMap(({ text, plan }) =>
    nodesOf(plan).flatMap((node) =>
      node['Relation Name'] !== undefined && rowsRead(node) > max
        ? [`${node['Node Type']} of ${rowsRead(node)} ${node['Relation Name']}: ${text}`]
        : [],
    ),
  )
