import type { CataloguePlace } from '@honjeo/catalogue/place'
import { cataloguePlaces } from '@honjeo/catalogue/places'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { banners, places } from '../db/schema/places.ts'
import { shipRules } from '../island-rules/ship-rules.queries.ts'
import { auditLog } from '../db/schema/staff.ts'
import { propertyOf, unlessStaffChanged } from '../records/staff-columns.ts'

const SEED_LOCK = 7_260_003

/**
 * Servers that start together seed one after the other, until the transaction ends: the catalogue and the reviews of
 * the demo write the same places in different orders and would wait for each other. No request waits for an answer
 * here, so the time limit of a request does not hold.
 */
export async function lockSeeding(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
}

type Row = typeof places.$inferInsert

const toRow = ({ keywords = [], period, dates, months, ...place }: CataloguePlace): Row => ({
  ...place,
  scene: place.scene ?? null,
  indoor: place.indoor ?? false,
  period: period ?? null,
  eventStart: dates?.start ?? null,
  eventEnd: dates?.end ?? null,
  months: months === undefined ? null : [...months],
  // Each as one word of letters and digits, which is how a search compares.
  keywords: keywords.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '')).join(' '),
})

/** What an editor of ours judges or writes, which no import knows better. */
const EDITORIAL = ['overview', 'scene', 'solo_score', 'keywords', 'months', 'indoor', 'period'] as const
/** Facts that a newer release may change, until the tourism service has sent its own. */
const FACTS = [
  'content_type_id',
  'title',
  'addr1',
  'region',
  'lat',
  'lng',
  'tel',
  'homepage',
  'open_time',
  'rest_date',
  'parking',
  'fee',
  'event_start',
  'event_end',
] as const

const assign = (columns: readonly string[], value: (column: string) => SQL) =>
  Object.fromEntries(columns.map((column) => [propertyOf(column), value(column)]))
const replaced = (column: string) => sql.raw(`excluded.${column}`)
const editorial = (column: string) => unlessStaffChanged(column, replaced(column))
const fact = (column: string) =>
  unlessStaffChanged(
    column,
    sql.raw(`case when places.imported_at is null then excluded.${column} else places.${column} end`),
  )

/** Brings the places and banners that ship with the app into the database. */
export async function seedCatalogue(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeeding(tx)
    await tx
      .insert(places)
      // In the order in which others lock several places.
      .values(cataloguePlaces.map(toRow).toSorted((a, b) => a.contentId - b.contentId))
      .onConflictDoUpdate({
        target: places.contentId,
        set: { ...assign(EDITORIAL, editorial), ...assign(FACTS, fact) },
      })
    await seedBanners(tx)
    await shipRules(tx)
  })
}

/** Those that staff have changed or deleted are theirs: the audit log knows which. */
async function seedBanners(tx: Db): Promise<void> {
  const rows = await tx
    .selectDistinct({ id: auditLog.targetId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetType, 'BANNER'),
        inArray(
          auditLog.targetId,
          HOME_BANNERS.map(({ id }) => String(id)),
        ),
      ),
    )
  const touched = new Set(rows.map(({ id }) => id))
  const untouched = HOME_BANNERS.filter(({ id }) => !touched.has(String(id)))
  if (untouched.length === 0) return
  await tx
    .insert(banners)
    .values(untouched)
    .onConflictDoUpdate({
      target: banners.id,
      set: assign(['title', 'subtitle', 'link', 'scene', 'position', 'translations'], replaced),
    })
}

const HOME_BANNERS: (typeof banners.$inferInsert)[] = [
  {
    id: 1,
    title: '혼자여도 든든하게',
    subtitle: '떠나기 전 안전 체크 35가지',
    link: '/safety-check',
    scene: 'SAFETY',
    position: 1,
    translations: {
      en: { title: 'Safe on your own', subtitle: '35 checks before you go' },
      ja: { title: 'ひとりでも心強く', subtitle: '出発前の安全チェック' },
      zh: { title: '一个人也安心', subtitle: '出发前的35项安全检查' },
    },
  },
  {
    id: 2,
    title: '오늘만 같이 걸을까요?',
    subtitle: '지금 열린 동행방 둘러보기',
    link: '/community?category=COMPANION_PROPOSAL',
    scene: 'COMPANION',
    position: 2,
    translations: {
      en: { title: 'Walk along today?', subtitle: 'Open companion rooms' },
      ja: { title: '今日、一緒に歩く？', subtitle: '募集中の同行ルームを見る' },
      zh: { title: '就今天，一起走走？', subtitle: '看看正在招募的同行房' },
    },
  },
  {
    id: 3,
    title: '오름은 혼자가 제맛',
    subtitle: '바람 맞으며 걷기 좋은 곳',
    link: '/search?contentTypeId=12',
    scene: 'OREUM',
    position: 3,
    translations: {
      en: { title: 'Oreums, best alone', subtitle: 'Walks in the wind' },
      ja: { title: 'オルムはひとりで', subtitle: '風を感じて歩きたい場所' },
      zh: { title: '小火山，一个人爬最好', subtitle: '适合吹着风散步的地方' },
    },
  },
  {
    id: 4,
    title: '한 그릇도 눈치 없이',
    subtitle: '혼밥하기 편한 제주 밥집',
    link: '/search?contentTypeId=39',
    scene: 'MARKET',
    position: 4,
    translations: {
      en: { title: 'A table for one', subtitle: 'Easy solo meals in Jeju' },
      ja: { title: '一杯でも気兼ねなく', subtitle: 'ひとりごはんの食堂' },
      zh: { title: '一碗饭也自在', subtitle: '适合一个人吃饭的济州餐馆' },
    },
  },
]
