import type { SafetyMessageKind } from '@honjeo/contract/values/enums'
import {
  PHONE_ASKS_PER_DAY,
  PHONE_ASKS_PER_NUMBER,
  PHONE_ASKS_PER_NUMBER_IN_30_DAYS,
  TEXTS_PER_NUMBER,
} from '@honjeo/contract/values/phone'
import { textBudgets, textNumbers } from '@honjeo/schema/contact-phones'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

interface Payment {
  ownerId: number
  numberHash: string
  /** The day in Korea. */
  day: string
  kind: SafetyMessageKind
  won: number
  /** What a member's texts may cost in a day. */
  cap: number
}

/**
 * Pays for one text, in the transaction that writes that it is to be sent. The rows are locked until its end and hold the
 * limits by their checks, so that servers which send at once spend no more than one would. Answers what keeps it back.
 */
export async function payForText(tx: Db, payment: Payment): Promise<'PAID' | 'CAP' | 'NUMBER_CAP'> {
  const { ownerId, numberHash, day, kind, won, cap } = payment
  const onTests = kind === 'PHONE' || kind === 'DRILL' ? won : 0
  const budget = await tx.execute(sql`
    insert into ${textBudgets} as b (user_id, day, cap, spent, spent_on_tests, asks)
    select ${ownerId}::bigint, ${day}::date, ${cap}::int, ${won}::int, ${onTests}::int, 0
    where ${won}::int <= ${cap}::int and ${onTests}::int * 2 <= ${cap}::int
    on conflict (user_id, day) do update
      set cap = excluded.cap, spent = b.spent + excluded.spent, spent_on_tests = b.spent_on_tests + excluded.spent_on_tests
      where b.spent + excluded.spent <= excluded.cap and (b.spent_on_tests + excluded.spent_on_tests) * 2 <= excluded.cap
    returning 1`)
  if (budget.rowCount === 0) return 'CAP'
  const number = await tx.execute(sql`
    insert into ${textNumbers} as n (number_hash, day, texts, asks) values (${numberHash}, ${day}::date, 1, 0)
    on conflict (number_hash, day) do update set texts = n.texts + 1 where n.texts < ${TEXTS_PER_NUMBER}
    returning 1`)
  return number.rowCount === 0 ? 'NUMBER_CAP' : 'PAID'
}

/** Counts a question to a number; false where the member or the number has had enough of them. To be rolled back then. */
export async function countPhoneAsk(
  tx: Db,
  { ownerId, numberHash, day, cap }: Pick<Payment, 'ownerId' | 'numberHash' | 'day' | 'cap'>,
): Promise<boolean> {
  const mine = await tx.execute(sql`
    insert into ${textBudgets} as b (user_id, day, cap, spent, spent_on_tests, asks)
    values (${ownerId}::bigint, ${day}::date, ${cap}::int, 0, 0, 1)
    on conflict (user_id, day) do update set asks = b.asks + 1 where b.asks < ${PHONE_ASKS_PER_DAY}
    returning 1`)
  if (mine.rowCount === 0) return false
  const theirs = await tx.execute(sql`
    insert into ${textNumbers} as n (number_hash, day, texts, asks) values (${numberHash}, ${day}::date, 0, 1)
    on conflict (number_hash, day) do update set asks = n.asks + 1 where n.asks < ${PHONE_ASKS_PER_NUMBER}
    returning 1`)
  if (theirs.rowCount === 0) return false
  const { rows } = await tx.execute<{ asks: number }>(sql`
    select sum(asks)::int as asks from ${textNumbers} where number_hash = ${numberHash} and day > ${day}::date - 30`)
  return (rows[0]?.asks ?? 0) <= PHONE_ASKS_PER_NUMBER_IN_30_DAYS
}
