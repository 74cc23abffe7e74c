import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { trustedContacts } from '../../db/schema/trusted-contacts.ts'

/** False where it was so already, or the contact is gone. */
export async function updateReach(db: Db, contactId: number, isUnreachable: boolean): Promise<boolean> {
  const rows = await db
    .update(trustedContacts)
    .set({ isUnreachable })
    .where(and(eq(trustedContacts.id, contactId), eq(trustedContacts.isUnreachable, !isUnreachable)))
    .returning({ id: trustedContacts.id })
  return rows.length > 0
}
