import type { Language } from '@honjeo/contract/values/enums'
import type { Facts } from './facts.queries.ts'

/** What a push to a contact's browser can say; `name` is the traveller's. */
type Texts = Record<
  | 'drill'
  | 'share'
  | 'answered'
  | 'duress'
  | 'stillOpen'
  | 'unanswered'
  | 'call'
  | 'overdue'
  | 'safe'
  | 'cancelled'
  | 'reached'
  | 'closed',
  (name: string) => string
>

/** As short as a phone shows them on its lock screen; the page behind says the rest. */
const PUSH_TEXTS: Record<Language, Texts> = {
  ko: {
    drill: (name) => `연습이에요. ${name}님에게 아무 일도 없어요. 눌러서 알림이 왔다고 답해주세요.`,
    share: (name) => `${name}님이 위치를 공유해요. 눌러서 볼 수 있어요.`,
    answered: (name) => `${name}님의 일을 다른 연락처가 확인해 보겠다고 했어요. 눌러서 확인해주세요.`,
    duress: (name) => `${name}님이 몰래 도움을 청했어요. 전화하지 말고 경찰에 신고해주세요. 눌러서 위치를 확인하세요.`,
    stillOpen: (name) => `${name}님에게서 아직 소식이 없어요. 확인해 보겠다는 사람이 있지만 끝나지 않았어요.`,
    unanswered: (name) => `${name}님에게서 아직 소식이 없고, 확인해 준 사람도 없어요. 지금 눌러주세요.`,
    call: (name) => `${name}님이 도움을 청했어요. 바로 전화해 보고, 눌러서 위치를 확인해주세요.`,
    overdue: (name) => `${name}님이 돌아올 시간이 지났는데 소식이 없어요. 먼저 전화해 보고, 눌러서 확인해주세요.`,
    safe: (name) => `${name}님이 무사하다고 알렸어요. 더 하실 일은 없어요.`,
    cancelled: (name) => `${name}님이 귀가 타이머를 취소했어요. 더 하실 일은 없어요.`,
    reached: (name) => `${name}님과 연락이 닿았다고 다른 연락처가 알려줬어요.`,
    closed: (name) => `${name}님이 무사하다는 소식 없이 알림이 닫혔어요. 아직 연락이 안 되면 경찰에 신고해주세요.`,
  },
  en: {
    drill: (name) => `This is a test. Nothing has happened to ${name}. Tap to say that it arrived.`,
    share: (name) => `${name} is sharing their location. Tap to see it.`,
    answered: (name) => `Another contact is looking after ${name}. Tap to see how it stands.`,
    duress: (name) => `${name} asked for help in secret. Do not call them: call the police. Tap for the location.`,
    stillOpen: (name) => `Still no word from ${name}. Someone is looking after it, but it is not over.`,
    unanswered: (name) => `Still no word from ${name}, and no one has answered. Tap now.`,
    call: (name) => `${name} asked for help. Call them at once, and tap for the location.`,
    overdue: (name) => `${name} should be back by now and has not been heard from. Call them first, then tap.`,
    safe: (name) => `${name} is safe. There is nothing more to do.`,
    cancelled: (name) => `${name} canceled the safe-return timer. There is nothing more to do.`,
    reached: (name) => `Another contact has reached ${name}.`,
    closed: (name) =>
      `The alert for ${name} was closed without word of them. If you cannot reach them, call the police.`,
  },
  ja: {
    drill: (name) => `テストです。${name}さんには何も起きていません。タップして、届いたことを知らせてください。`,
    share: (name) => `${name}さんが位置情報を共有しています。タップすると見られます。`,
    answered: (name) => `${name}さんの件は、ほかの連絡先が確認しています。タップしてご確認ください。`,
    duress: (name) =>
      `${name}さんがひそかに助けを求めました。本人に電話せず、警察に通報してください。タップで位置を確認できます。`,
    stillOpen: (name) => `${name}さんからまだ連絡がありません。確認中の人がいますが、まだ終わっていません。`,
    unanswered: (name) => `${name}さんからまだ連絡がなく、確認した人もいません。今すぐタップしてください。`,
    call: (name) => `${name}さんが助けを求めました。すぐに電話し、タップして位置を確認してください。`,
    overdue: (name) => `${name}さんが戻る時間を過ぎても連絡がありません。まず電話をかけ、タップしてご確認ください。`,
    safe: (name) => `${name}さんは無事です。これ以上していただくことはありません。`,
    cancelled: (name) => `${name}さんが帰宅タイマーを取り消しました。これ以上していただくことはありません。`,
    reached: (name) => `ほかの連絡先が${name}さんと連絡を取れました。`,
    closed: (name) => `${name}さんの無事が確認されないまま通知を閉じました。連絡が取れなければ警察に通報してください。`,
  },
  zh: {
    drill: (name) => `这是测试。${name}没有出事。请点按，告诉对方已收到。`,
    share: (name) => `${name}正在共享位置。点按即可查看。`,
    answered: (name) => `另一位联系人正在确认${name}的情况。请点按查看。`,
    duress: (name) => `${name}暗中求助。请不要给本人打电话，请报警。点按可查看位置。`,
    stillOpen: (name) => `仍没有${name}的消息。有人正在确认，但事情还没有结束。`,
    unanswered: (name) => `仍没有${name}的消息，也没有人确认。请立即点按。`,
    call: (name) => `${name}发出了求助。请马上打电话，并点按查看位置。`,
    overdue: (name) => `${name}过了返回时间仍没有消息。请先打电话，再点按查看。`,
    safe: (name) => `${name}已报平安。您不需要再做什么。`,
    cancelled: (name) => `${name}取消了平安返回计时。您不需要再做什么。`,
    reached: (name) => `另一位联系人已联系上${name}。`,
    closed: (name) => `在没有${name}平安消息的情况下，提醒已关闭。如仍联系不上，请报警。`,
  },
}

const ENDINGS = { SAFE: 'safe', CANCELLED: 'cancelled', CONTACT_OK: 'reached', CLOSED: 'closed' } as const

function wordOf({ kind, isDuress, isCall, stage, acknowledgedBy, ending }: Facts): keyof Texts {
  if (kind === 'DRILL') return 'drill'
  if (kind === 'SHARE') return 'share'
  if (kind === 'ENDED') return ENDINGS[ending ?? 'CLOSED']
  if (kind === 'ACKNOWLEDGED') return 'answered'
  if (isDuress === true) return 'duress'
  if (stage === 'EXHAUSTED') return acknowledgedBy === null ? 'unanswered' : 'stillOpen'
  return isCall ? 'call' : 'overdue'
}

/** What a browser shows of a message, in the contact's language. */
export const pushText = (facts: Facts): string => PUSH_TEXTS[facts.language][wordOf(facts)](facts.travellerName)
