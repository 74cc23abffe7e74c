import { parted } from '../moments.ts'
import type { Words } from './words.ts'

const WEEKDAYS = '일월화수목금토'
const CALL_THEN_REPORT = '연락이 안 되면 119(구조·구급)나 112(경찰)에 신고해주세요.'
const NOTHING_TO_DO = '더 하실 일은 없어요. 함께 마음 써주셔서 고마워요.'
const CALL_FIRST = (name: string) => `바로 ${name}님에게 전화해 보세요.`
const CALL_OR_REPORT = '연락이 안 되거나 위급해 보이면 119(구조·구급)나 112(경찰)에 신고해주세요.'

export const KO: Words = {
  mails: {
    invited: {
      subject: () => '[혼저] 신뢰 연락처가 되어 달라고 누군가 부탁했어요',
      lines: (name) => [
        `${name}님이 혼자 여행하다 제때 돌아오지 못하면 연락받을 사람으로 이 주소를 골랐어요.`,
        `아래에서 동의하거나 거절해주세요. 동의하기 전에는 ${name}님의 소식을 보내지 않아요.`,
      ],
    },
    drill: {
      subject: (name) => `[혼저] 연습이에요: ${name}님의 알림이 잘 가는지 확인해요`,
      lines: (name) => [
        `연습이에요. ${name}님에게 아무 일도 없어요.`,
        `${name}님이 제때 돌아오지 못하면 이런 메일을 보내드려요. 링크가 잘 열리는지 한번 눌러봐 주세요.`,
      ],
    },
    share: {
      subject: (name) => `[혼저] ${name}님이 위치를 공유해요`,
      lines: (name, { until }) => [
        `${name}님이 ${until}까지 위치를 공유해요. 아래에서 볼 수 있어요.`,
        `언제 봤는지 ${name}님에게도 보여요. 그전에 ${name}님이 끝낼 수도 있어요.`,
      ],
    },
    answered: {
      subject: (name) => `[혼저] 다른 연락처가 ${name}님에게 연락해 보고 있어요`,
      lines: (name, { by }) => [
        `다른 신뢰 연락처${by}가 ${name}님의 일을 확인해 보겠다고 답했어요.`,
        '결과를 기다려도 되지만, 걱정되면 직접 전화해 보거나 112에 신고해도 돼요.',
      ],
    },
    answeredDuress: {
      subject: (name) => `[혼저] 다른 연락처가 ${name}님의 일을 맡았어요`,
      lines: (name, { by }) => [
        `다른 신뢰 연락처${by}가 ${name}님의 일을 확인해 보겠다고 답했어요.`,
        `${name}님에게 전화하거나 메시지를 보내지 마세요. 112에 신고됐는지 그 사람에게 확인해주세요.`,
      ],
    },
    duress: {
      subject: (name) => `[혼저] 위급: ${name}님이 몰래 도움을 청했어요`,
      lines: (name) => [
        `${name}님이 남이 알아채지 못하게 도움을 청했어요.`,
        '전화하거나 메시지를 보내지 마세요. 곁에 있는 사람이 알아챌 수 있어요.',
        '바로 112에 신고하고, 아래 내용과 위치를 알려주세요.',
      ],
    },
    call: {
      subject: (name) => `[혼저] ${name}님이 도움을 청했어요`,
      lines: (name) => [`${name}님이 신뢰 연락처에 도움을 청했어요.`, CALL_FIRST(name), CALL_OR_REPORT],
    },
    callAgain: {
      subject: (name) => `[혼저] 다시 알려요: ${name}님이 도움을 청했어요`,
      lines: (name, { by }) => [
        `${name}님이 신뢰 연락처에 도움을 청했어요.${by === '' ? ' 아직 확인해 준 사람이 없어요.' : ''}`,
        CALL_FIRST(name),
        CALL_OR_REPORT,
      ],
    },
    overdue: {
      subject: (name) => `[혼저] ${name}님이 돌아올 시간이 지났는데 소식이 없어요`,
      lines: (name) => [
        `${name}님이 돌아오겠다고 한 시간이 지났는데 무사하다고 알리지 않았어요.`,
        `먼저 ${name}님에게 전화해 보세요. 휴대폰이 꺼졌거나 알리는 걸 잊었을 수도 있어요.`,
        CALL_THEN_REPORT,
      ],
    },
    stillOpen: {
      subject: (name) => `[혼저] 다시 알려요: ${name}님에게서 아직 소식이 없어요`,
      lines: (name) => [
        `${name}님이 아직 무사하다고 알리지 않았어요.`,
        `다시 한번 ${name}님에게 전화해 보세요.`,
        CALL_THEN_REPORT,
      ],
    },
    unanswered: {
      subject: (name) => `[혼저] 다시 알려요: ${name}님에게서 아직 소식이 없어요`,
      lines: (name) => [
        `${name}님이 아직 무사하다고 알리지 않았고, 확인해 준 사람도 없어요.`,
        `다시 한번 ${name}님에게 전화해 보세요.`,
        CALL_THEN_REPORT,
      ],
    },
    safe: {
      subject: (name) => `[혼저] ${name}님이 무사하다고 알렸어요`,
      lines: (name) => [`${name}님이 무사하다고 알렸어요.`, NOTHING_TO_DO],
    },
    cancelled: {
      subject: (name) => `[혼저] ${name}님이 귀가 타이머를 취소했어요`,
      lines: (name) => [`${name}님이 귀가 타이머를 취소했어요.`, NOTHING_TO_DO],
    },
    reached: {
      subject: (name) => `[혼저] ${name}님과 연락이 닿았어요`,
      lines: (name, { by }) => [`다른 신뢰 연락처${by}가 ${name}님과 연락이 닿았다고 알려줬어요.`, NOTHING_TO_DO],
    },
    closed: {
      subject: (name) => `[혼저] ${name}님의 귀가 알림이 닫혔어요`,
      lines: (name) => [
        `${name}님이 무사하다는 소식 없이 알림이 닫혔어요. 앞으로는 이 일로 메일을 보내지 않아요.`,
        '안전하다는 뜻이 아니에요. 아직 연락이 안 됐다면 112(경찰)에 신고해주세요.',
      ],
    },
  },
  pushes: {
    invited: (name) => `${name}님이 신뢰 연락처가 되어 달라고 부탁했어요. 눌러서 답해주세요.`,
    drill: (name) => `연습이에요. ${name}님에게 아무 일도 없어요. 눌러서 알림이 왔다고 답해주세요.`,
    share: (name) => `${name}님이 위치를 공유해요. 눌러서 볼 수 있어요.`,
    answered: (name) => `${name}님의 일을 다른 연락처가 확인해 보겠다고 했어요. 눌러서 확인해주세요.`,
    answeredDuress: (name) => `${name}님의 일을 다른 연락처가 확인해 보겠다고 했어요. 본인에게 전화하지 마세요.`,
    duress: (name) => `${name}님이 몰래 도움을 청했어요. 전화하지 말고 경찰에 신고해주세요. 눌러서 위치를 확인하세요.`,
    call: (name) => `${name}님이 도움을 청했어요. 바로 전화해 보고, 눌러서 위치를 확인해주세요.`,
    callAgain: (name) => `다시 알려요. ${name}님이 도움을 청했어요. 바로 전화해 보고, 눌러서 확인해주세요.`,
    overdue: (name) => `${name}님이 돌아올 시간이 지났는데 소식이 없어요. 먼저 전화해 보고, 눌러서 확인해주세요.`,
    stillOpen: (name) => `${name}님에게서 아직 소식이 없어요. 확인해 보겠다는 사람이 있지만 끝나지 않았어요.`,
    unanswered: (name) => `${name}님에게서 아직 소식이 없고, 확인해 준 사람도 없어요. 지금 눌러주세요.`,
    safe: (name) => `${name}님이 무사하다고 알렸어요. 더 하실 일은 없어요.`,
    cancelled: (name) => `${name}님이 귀가 타이머를 취소했어요. 더 하실 일은 없어요.`,
    reached: (name) => `${name}님과 연락이 닿았다고 다른 연락처가 알려줬어요.`,
    closed: (name) => `${name}님이 무사하다는 소식 없이 알림이 닫혔어요. 아직 연락이 안 되면 경찰에 신고해주세요.`,
  },
  texts: {
    subject: '[혼저] 신뢰 연락처 알림',
    from: '[혼저]',
    asked: (name, link) => [
      `${name}님이 혼자 여행하다 제때 돌아오지 못하면 이 번호로 문자를 받을 수 있을지 물어봐요.`,
      '여기에서 받을지 답해주세요. 답하기 전에는 다른 문자를 보내지 않아요.',
      link,
      '모르는 사람이라면 같은 곳에서 거절해주세요. 그러면 누구도 이 번호로 다시 부탁할 수 없어요.',
    ],
  },
  moment: ({ month, day, weekday, hour, minute }) =>
    `${month}월 ${day}일(${WEEKDAYS.charAt(weekday)}) ${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${minute}`,
  age: (total) => {
    const { days, hours, minutes } = parted(total)
    if (days > 0) return `${days}일 전`
    if (hours > 0) return `${hours}시간 ${minutes === 0 ? '' : `${minutes}분 `}전`
    return minutes === 0 ? '방금' : `${minutes}분 전`
  },
  late: (at) => `발송이 늦어졌어요. 원래 ${at}에 보냈어야 해요.`,
  answeredBy: (contact) => `다른 연락처(${contact})가 연락해 보겠다고 했지만 아직 끝나지 않았어요.`,
  answerHere: (link) => `연락해 보겠다면 여기를 눌러 다른 연락처에도 알려주세요: ${link}`,
  doing: (title) => `무엇을 하러 갔는지: ${title}`,
  note: (text) => `남긴 말: ${text}`,
  left: (at) => `나선 시간: ${at}`,
  planned: (at) => `돌아오겠다고 한 시간: ${at}`,
  unnamed: '혼자 다녀오기',
  alarm: '도움을 청했어요',
  noPosition: '마지막 위치: 받은 위치가 없어요.',
  position: (age, at, accuracy) => `마지막 위치: ${age} (${at}), 오차 약 ${accuracy}`,
  grid: (number) => `국가지점번호: ${number} (119와 112가 이 번호로 찾아요)`,
  map: (link) => `지도: ${link}`,
  coordinates: (at) => `위도·경도: ${at}`,
  battery: (percent) => `그때 배터리: ${percent}%`,
  maybeElsewhere: '지금은 다른 곳에 있을 수 있어요.',
  abroad: '한국 밖에 있다면 119와 112가 한국으로 이어지지 않아요. 한국 경찰에 알리는 방법은 위 링크의 페이지에 있어요.',
  afterAgreeing: (name) => [
    '동의하면 이렇게 돼요.',
    `- ${name}님이 정한 시간까지 무사하다고 알리지 않으면 메일로 알려드려요.`,
    '- 무엇을 하러 갔는지, 마지막 위치가 어디인지 함께 볼 수 있어요.',
    '- 마음이 바뀌면 같은 링크에서 언제든 그만둘 수 있어요.',
    '',
    '모르는 사람이 보낸 것 같다면 이 메일은 무시해주세요.',
  ],
  inEarnest: (name) => [
    '실제 알림이라면 이렇게 하면 돼요.',
    `1. 먼저 ${name}님에게 전화해 보세요.`,
    '2. 연락이 안 되면 119(구조·구급)나 112(경찰)에 신고하고, 메일에 적힌 마지막 위치를 알려주세요.',
    '3. 링크에서 연락해 보겠다고 누르면 다른 연락처도 알게 돼요.',
  ],
  statusHere: (link) => `지금 상황 보기: ${link}`,
  neverAgain: (link) => `누구에게서도 이런 부탁을 다시 받고 싶지 않다면: ${link}`,
  notAnEmergencyService: '혼저는 긴급 구조 기관이 아니에요. 위급하면 바로 119(구조·구급)나 112(경찰)에 신고해주세요.',
  howToStop: (link) => `더는 알림을 받고 싶지 않다면 여기에서 그만둘 수 있어요: ${link}`,
}
