import type { Template, TemplateDraft } from '@honjeo/contract/admin/publishing'
import { TEMPLATES_MAX } from '@honjeo/contract/values/limits'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { replyTemplates } from '../db/schema/staff.ts'
import type { KeptList } from './kept-list.ts'

const columns = {
  id: replyTemplates.id,
  kind: replyTemplates.kind,
  title: replyTemplates.title,
  body: replyTemplates.body,
}

/** By kind, the oldest first. */
export const listTemplates = (db: Db): Promise<Template[]> =>
  db.select(columns).from(replyTemplates).orderBy(asc(replyTemplates.kind), asc(replyTemplates.id))

export const keptTemplates: KeptList<TemplateDraft> = {
  target: 'TEMPLATE',
  max: TEMPLATES_MAX,
  count: (tx) => tx.$count(replyTemplates),
  async lock(tx, id) {
    const [row] = await tx.select(columns).from(replyTemplates).where(eq(replyTemplates.id, id)).for('no key update')
    return row
  },
  async insert(tx, draft) {
    const [row] = await tx.insert(replyTemplates).values(draft).returning({ id: replyTemplates.id })
    if (!row) throw new Error('an insert returned no row')
    return row.id
  },
  async update(tx, id, draft) {
    await tx.update(replyTemplates).set(draft).where(eq(replyTemplates.id, id))
  },
  async delete(tx, id) {
    await tx.delete(replyTemplates).where(eq(replyTemplates.id, id))
  },
}
