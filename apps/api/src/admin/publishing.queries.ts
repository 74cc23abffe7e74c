import type { BannerDraft, StaffBanner, Template, TemplateDraft } from '@honjeo/contract/admin/publishing'
import type { BannerTranslations } from '@honjeo/contract/home'
import { TRANSLATED_LOCALES } from '@honjeo/contract/values/enums'
import { BANNERS_MAX, TEMPLATES_MAX } from '@honjeo/contract/values/limits'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { banners } from '@honjeo/schema/places'
import { replyTemplates } from '@honjeo/schema/staff'
import type { KeptList } from './kept-list.ts'

type KeptBanner = Omit<StaffBanner, 'id'>

const bannerColumns = {
  id: banners.id,
  title: banners.title,
  subtitle: banners.subtitle,
  link: banners.link,
  scene: banners.scene,
  isActive: banners.isActive,
  position: banners.position,
  translations: banners.translations,
}

/** In the order the home screen shows them. */
export const listBanners = (db: Db): Promise<StaffBanner[]> =>
  db.select(bannerColumns).from(banners).orderBy(asc(banners.position), asc(banners.id))

/** What staff sent, its languages in the order in which they are stored: so that nothing counts as changed that is the same. */
export function toKeptBanner({ translations = {}, ...draft }: BannerDraft): KeptBanner {
  const ordered: BannerTranslations = {}
  for (const locale of TRANSLATED_LOCALES) {
    const words = translations[locale]
    if (words !== undefined) ordered[locale] = { title: words.title, subtitle: words.subtitle }
  }
  return { ...draft, translations: ordered }
}

export const keptBanners: KeptList<KeptBanner> = {
  target: 'BANNER',
  max: BANNERS_MAX,
  count: (tx) => tx.$count(banners),
  async lock(tx, id) {
    const [row] = await tx.select(bannerColumns).from(banners).where(eq(banners.id, id)).for('no key update')
    return row
  },
  async insert(tx, draft) {
    return only(await tx.insert(banners).values(draft).returning({ id: banners.id })).id
  },
  async update(tx, id, draft) {
    await tx.update(banners).set(draft).where(eq(banners.id, id))
  },
  async delete(tx, id) {
    await tx.delete(banners).where(eq(banners.id, id))
  },
}

const templateColumns = {
  id: replyTemplates.id,
  kind: replyTemplates.kind,
  title: replyTemplates.title,
  body: replyTemplates.body,
}

/** By kind, the oldest first. */
export const listTemplates = (db: Db): Promise<Template[]> =>
  db.select(templateColumns).from(replyTemplates).orderBy(asc(replyTemplates.kind), asc(replyTemplates.id))

export const keptTemplates: KeptList<TemplateDraft> = {
  target: 'TEMPLATE',
  max: TEMPLATES_MAX,
  count: (tx) => tx.$count(replyTemplates),
  async lock(tx, id) {
    const [row] = await tx
      .select(templateColumns)
      .from(replyTemplates)
      .where(eq(replyTemplates.id, id))
      .for('no key update')
    return row
  },
  async insert(tx, draft) {
    return only(await tx.insert(replyTemplates).values(draft).returning({ id: replyTemplates.id })).id
  },
  async update(tx, id, draft) {
    await tx.update(replyTemplates).set(draft).where(eq(replyTemplates.id, id))
  },
  async delete(tx, id) {
    await tx.delete(replyTemplates).where(eq(replyTemplates.id, id))
  },
}
