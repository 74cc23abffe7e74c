import type { Facts } from '../../facts.queries.ts'
import type { MailText } from './words.ts'

/**
 * This mail goes to any address that a member types, so the only words of theirs in it are the nickname, which was
 * judged. The subject has not even that, since twelve letters are enough for a threat, and a subject is read by everybody
 * who sees the list of mails.
 */
export function invitationMail({ nickname: name }: Facts, link: string, neverAgain: string): MailText {
  return {
    subject: '[혼저] 신뢰 연락처가 되어 달라고 누군가 부탁했어요',
    lines: [
      `${name}님이 혼자 여행하다 제때 돌아오지 못하면 연락받을 사람으로 이 주소를 골랐어요.`,
      `아래에서 동의하거나 거절해주세요. 동의하기 전에는 ${name}님의 소식을 보내지 않아요.`,
      '',
      link,
      '',
      '동의하면 이렇게 돼요.',
      `- ${name}님이 정한 시간까지 무사하다고 알리지 않으면 메일로 알려드려요.`,
      '- 무엇을 하러 갔는지, 마지막 위치가 어디인지 함께 볼 수 있어요.',
      '- 마음이 바뀌면 같은 링크에서 언제든 그만둘 수 있어요.',
      '',
      '모르는 사람이 보낸 것 같다면 이 메일은 무시해주세요.',
      `누구에게서도 이런 부탁을 다시 받고 싶지 않다면: ${neverAgain}`,
    ],
  }
}

export function drillMail({ travellerName: name }: Facts, link: string): MailText {
  return {
    subject: `[혼저] 연습이에요: ${name}님의 알림이 잘 가는지 확인해요`,
    lines: [
      `연습이에요. ${name}님에게 아무 일도 없어요.`,
      `${name}님이 제때 돌아오지 못하면 이런 메일을 보내드려요. 링크가 잘 열리는지 한번 눌러봐 주세요.`,
      '',
      link,
      '',
      '실제 알림이라면 이렇게 하면 돼요.',
      `1. 먼저 ${name}님에게 전화해 보세요.`,
      '2. 연락이 안 되면 112(경찰)나 119(구조·구급)에 신고하고, 메일에 적힌 마지막 위치를 알려주세요.',
      '3. 링크에서 연락해 보겠다고 누르면 다른 연락처도 알게 돼요.',
    ],
  }
}

export function shareMail({ travellerName: name }: Facts, link: string, until: string): MailText {
  return {
    subject: `[혼저] ${name}님이 위치를 공유해요`,
    lines: [
      `${name}님이 ${until}까지 위치를 공유해요. 아래에서 볼 수 있어요.`,
      `언제 봤는지 ${name}님에게도 보여요. 그전에 ${name}님이 끝낼 수도 있어요.`,
      '',
      link,
    ],
  }
}
