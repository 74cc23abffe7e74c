import type { CorrectionDraft } from '@honjeo/contract/places'
import type { CorrectionKind } from '@honjeo/contract/values/enums'
import { CORRECTIONS_PER_DAY, INQUIRY_TITLE_MAX } from '@honjeo/contract/values/limits'
import { and, count, eq, gte, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { lockMember } from '../records/lock-member.ts'
import { inquiries } from '@honjeo/schema/inquiries'

const KIND_LABELS: Record<CorrectionKind, string> = {
  WRONG_HOURS: '시간이 달라요',
  CLOSED: '문을 닫았어요',
  WRONG_INFO: '정보가 달라요',
  OTHER: '기타',
}

/** Stores a note on a place as an inquiry of its writer. */
export async function insertCorrection(
  db: Db,
  userId: number,
  place: { contentId: number; title: string },
  { kind, content = '' }: CorrectionDraft,
  now: string,
): Promise<number> {
  const label = KIND_LABELS[kind]
  return only(
    await db
      .insert(inquiries)
      .values({
        userId,
        category: 'SUGGESTION',
        title: `[장소 정보] ${place.title}: ${label}`.slice(0, INQUIRY_TITLE_MAX),
        content: content || label,
        placeId: place.contentId,
        createdAt: now,
      })
      .returning({ id: inquiries.id }),
  ).id
}

/** Whether the member has sent as many notes on places since then as one may in a day; asked in the transaction that sends one. */
export async function hasSpentCorrections(tx: Db, userId: number, since: string): Promise<boolean> {
  await lockMember(tx, userId)
  const [row] = await tx
    .select({ value: count() })
    .from(inquiries)
    .where(and(eq(inquiries.userId, userId), isNotNull(inquiries.placeId), gte(inquiries.createdAt, since)))
  return (row?.value ?? 0) >= CORRECTIONS_PER_DAY
}
