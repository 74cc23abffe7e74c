import type { Db } from '../../db/client.ts'
import type { Mail } from '../../mail/mailer.ts'
import { deleteTimersOf } from './timers.queries.ts'
import { listWaiting } from './farewell.queries.ts'

/**
 * Takes the timers of a leaver along. No timer ends without a word: a contact of one that runs gets a mail that hangs
 * on nothing, for the account is gone with all that could be looked up. Returns those mails.
 */
export async function endWithAccount(tx: Db, userId: number): Promise<Mail[]> {
  const waiting = await listWaiting(tx, userId)
  await deleteTimersOf(tx, userId)
  return waiting.flatMap(({ to, name, isUrgent }) => (to === null ? [] : [farewellMail(to, name, isUrgent)]))
}

const farewellMail = (to: string, name: string, isUrgent: boolean): Mail => ({
  to,
  subject: `[혼저] ${name}님의 계정이 지워져 소식을 더 전할 수 없어요`,
  text: isUrgent
    ? `${name}님이 남이 알아채지 못하게 도움을 청한 뒤 계정이 지워졌어요. 알림 링크는 더 열리지 않지만, 무사하다는 뜻은 아니에요.\n\n전화하거나 메시지를 보내지 말고 112에 신고해주세요. 이미 신고했다면 계정이 지워졌다는 것도 알려주세요.`
    : `${name}님의 귀가 타이머가 끝나기 전에 계정이 지워졌어요. 무사하다는 소식은 받지 못했어요.\n\n먼저 ${name}님에게 전화해 보고, 연락이 안 되면 112(경찰)나 119(구조·구급)에 신고해주세요. 혼저는 긴급 구조 기관이 아니에요.`,
})
