import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mailRefusals } from '../db/schema/mails.ts'

export async function hasRefused(db: Db, addressHash: string): Promise<boolean> {
  return (await db.$count(mailRefusals, eq(mailRefusals.addressHash, addressHash))) > 0
}

export async function saveRefusal(db: Db, addressHash: string, refuses: boolean, now: Date): Promise<void> {
  if (refuses) await db.insert(mailRefusals).values({ addressHash, createdAt: now.toISOString() }).onConflictDoNothing()
  else await db.delete(mailRefusals).where(eq(mailRefusals.addressHash, addressHash))
}
