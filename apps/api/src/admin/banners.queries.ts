import type { BannerDraft, StaffBanner } from '@honjeo/contract/admin/publishing'
import { BANNERS_MAX } from '@honjeo/contract/values/limits'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { banners } from '../db/schema/places.ts'
import type { KeptList } from './kept-list.ts'

const columns = {
  id: banners.id,
  title: banners.title,
  subtitle: banners.subtitle,
  link: banners.link,
  scene: banners.scene,
  isActive: banners.isActive,
  position: banners.position,
}

/** In the order the home screen shows them. */
export const listBanners = (db: Db): Promise<StaffBanner[]> =>
  db.select(columns).from(banners).orderBy(asc(banners.position), asc(banners.id))

export const keptBanners: KeptList<BannerDraft> = {
  target: 'BANNER',
  max: BANNERS_MAX,
  count: (tx) => tx.$count(banners),
  async lock(tx, id) {
    const [row] = await tx.select(columns).from(banners).where(eq(banners.id, id)).for('no key update')
    return row
  },
  async insert(tx, draft) {
    const [row] = await tx.insert(banners).values(draft).returning({ id: banners.id })
    if (!row) throw new Error('an insert returned no row')
    return row.id
  },
  async update(tx, id, draft) {
    await tx.update(banners).set(draft).where(eq(banners.id, id))
  },
  async delete(tx, id) {
    await tx.delete(banners).where(eq(banners.id, id))
  },
}
