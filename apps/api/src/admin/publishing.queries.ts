import type { BannerDraft, StaffBanner, Template, TemplateDraft } from '@honjeo/contract/admin/publishing'
import type { BannerTranslations } from '@honjeo/contract/home'
import { TRANSLATED_LOCALES } from '@honjeo/contract/values/enums'
import { BANNERS_MAX, TEMPLATES_MAX } from '@honjeo/contract/values/limits'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { banners } from '@honjeo/schema/places'
import { replyTemplates } from '@honjeo/schema/staff'
import type { KeptList } from './kept-list.ts'

type KeptBanner = Omit<StaffBanner, 'id'>

/** Returns the banners in the order the home screen shows them. */
export const listBanners = (db: Db): Promise<StaffBanner[]> =>
  db.select().from(banners).orderBy(asc(banners.position), asc(banners.id))

/** The rows of a table as a list that staff keep. */
function listIn<Draft extends Record<string, unknown>>(
  table: PgTable & Record<'id', PgColumn>,
  columns: Record<string, PgColumn>,
  kind: Pick<KeptList<Draft>, 'target' | 'max'>,
): KeptList<Draft> {
  return {
    ...kind,
    count: (tx) => tx.$count(table),
    async lock(tx, id) {
      const rows = await tx.select(columns).from<PgTable>(table).where(eq(table.id, id)).for('no key update')
      return rows[0] as (Draft & { id: number }) | undefined
    },
    async insert(tx, draft) {
      return only(await tx.insert<PgTable>(table).values(draft).returning({ id: table.id })).id as number
    },
    async update(tx, id, draft) {
      await tx.update<PgTable>(table).set(draft).where(eq(table.id, id))
    },
    async delete(tx, id) {
      await tx.delete(table).where(eq(table.id, id))
    },
  }
}

/** What staff sent, its languages in the order in which they are stored: so that nothing counts as changed that is the same. */
export function toKeptBanner({ translations = {}, ...draft }: BannerDraft): KeptBanner {
  const ordered: BannerTranslations = {}
  for (const locale of TRANSLATED_LOCALES) {
    const words = translations[locale]
    if (words !== undefined) ordered[locale] = { title: words.title, subtitle: words.subtitle }
  }
  return { ...draft, translations: ordered }
}

export const keptBanners = listIn<KeptBanner>(banners, getTableColumns(banners), { target: 'BANNER', max: BANNERS_MAX })

const templateColumns = {
  id: replyTemplates.id,
  kind: replyTemplates.kind,
  title: replyTemplates.title,
  body: replyTemplates.body,
}

/** Returns the templates by kind, the oldest first. */
export const listTemplates = (db: Db): Promise<Template[]> =>
  db.select(templateColumns).from(replyTemplates).orderBy(asc(replyTemplates.kind), asc(replyTemplates.id))

export const keptTemplates = listIn<TemplateDraft>(replyTemplates, templateColumns, {
  target: 'TEMPLATE',
  max: TEMPLATES_MAX,
})
