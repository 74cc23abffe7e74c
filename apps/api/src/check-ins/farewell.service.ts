import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { checkInContacts, checkIns } from '../db/schema/check-ins.ts'
import { trustedContacts } from '../db/schema/trusted-contacts.ts'
import { users } from '../db/schema/users.ts'
import { travellerName } from '../db/traveller-name.ts'
import type { Mail } from '../mail/mailer.ts'
import { deleteCheckInsOf } from './check-ins.queries.ts'
import { isTellable } from './contacts.queries.ts'

/**
 * Takes the timers of a leaver along. No timer ends without a word: whoever was to be told of one that runs gets a mail after
 * the commit, for the account is gone with all that could be looked up. Answers those mails.
 */
export async function endWithAccount(tx: Db, userId: number): Promise<Mail[]> {
  const mails = await listFarewells(tx, userId)
  await deleteCheckInsOf(tx, userId)
  return mails
}

async function listFarewells(tx: Db, userId: number): Promise<Mail[]> {
  const rows = await tx
    .selectDistinct({
      to: sql<string | null>`coalesce(${trustedContacts.email}, (
        select m.email from users m where m.id = ${trustedContacts.memberId}))`,
      name: travellerName(trustedContacts.channel, users.name, users.nickname),
      isUrgent: checkIns.isDuress,
    })
    .from(checkIns)
    .innerJoin(users, eq(users.id, checkIns.userId))
    .innerJoin(checkInContacts, eq(checkInContacts.checkInId, checkIns.id))
    .innerJoin(trustedContacts, eq(trustedContacts.id, checkInContacts.contactId))
    .where(and(eq(checkIns.userId, userId), isNull(checkIns.endedAt), isTellable))
  return rows.flatMap(({ to, name, isUrgent }) => (to === null ? [] : [farewellMail(to, name, isUrgent)]))
}

const farewellMail = (to: string, name: string, isUrgent: boolean): Mail => ({
  to,
  subject: `[혼저] ${name}님의 계정이 지워져 소식을 더 전할 수 없어요`,
  text: isUrgent
    ? `${name}님이 남이 알아채지 못하게 도움을 청한 뒤 계정이 지워졌어요. 알림 링크는 더 열리지 않지만, 무사하다는 뜻은 아니에요.\n\n전화하거나 메시지를 보내지 말고 112에 신고해주세요. 이미 신고했다면 계정이 지워졌다는 것도 알려주세요.`
    : `${name}님의 귀가 타이머가 끝나기 전에 계정이 지워졌어요. 무사하다는 소식은 받지 못했어요.\n\n먼저 ${name}님에게 전화해 보고, 연락이 안 되면 112(경찰)나 119(구조·구급)에 신고해주세요. 혼저는 긴급 구조 기관이 아니에요.`,
})
