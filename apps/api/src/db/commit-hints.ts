import type { Db } from './client.ts'

/** What other servers hear on the bus once it is committed, and only then. */
export interface CommitHint {
  channel: string
  payload: string
}

type Listener = (hint: CommitHint) => void

const pending = new WeakMap<Db, CommitHint[]>()
const listeners = new WeakMap<Db, Listener>()

/**
 * Lets the transactions of a database collect hints, which the listener gets after the commit; those of a transaction
 * that is rolled back are dropped. A hint may still be lost with the process: what must not be missed is in a table. To
 * be called once; without it, as in a script, no server hears of them.
 */
export function onCommitHint(db: Db, listener: Listener): void {
  const transaction = db.transaction.bind(db)
  db.transaction = async (write, config) => {
    const hints: CommitHint[] = []
    const result = await transaction((tx) => {
      pending.set(tx, hints)
      return write(tx)
    }, config)
    for (const hint of hints) listener(hint)
    return result
  }
  listeners.set(db, listener)
}

/** What a statement outside of a transaction did is committed already: its hint goes at once. */
export function hintAfterCommit(db: Db, hint: CommitHint): void {
  const hints = pending.get(db)
  if (hints) hints.push(hint)
  else listeners.get(db)?.(hint)
}
