import type { Language, NotificationType } from '@honjeo/contract/values/enums'

interface Texts {
  subject: (count: number) => string
  greeting: string
  types: Record<NotificationType, string>
  line: (name: string, count: number) => string
  open: string
  why: string
  stop: string
}

/**
 * The whole of what a mail of notifications can say: kinds and numbers, and not a word that members have written. The
 * names of the types are those of the settings.
 */
export const NOTICE_TEXTS: Record<Language, Texts> = {
  ko: {
    subject: (count) => `[혼저] 아직 보지 않은 알림이 ${count}개 있어요`,
    greeting: '혼저에 아직 보지 않은 알림이 있어요.',
    types: {
      CHAT: '새 메시지가 있는 동행방',
      ROOM_JOIN: '누가 들어왔을 때',
      ROOM_LEAVE: '누가 나갔을 때',
      ROOM_COMPLETED: '모집 완료와 방 소식',
      ROOM_REMINDER: '만날 때가 다가올 때',
      COMMENT: '내 글의 댓글',
      REPLY: '내 댓글의 답글',
      MENTION: '나를 부른 댓글',
      SCRAP: '내 글의 스크랩',
      CHECKIN: '혼행 체크',
      REPORT_RESULT: '신고 처리 결과',
      INQUIRY_REPLY: '1:1 문의 답변',
      SYSTEM: '혼저 소식',
    },
    line: (name, count) => `- ${name}: ${count}개`,
    open: '여기에서 볼 수 있어요.',
    why: '알림 설정에서 이메일로 받기로 한 알림만 보내요. 설정은 여기에서 바꿔요.',
    stop: '로그인하지 않고 모두 그만 받으려면 여기를 눌러주세요.',
  },
  en: {
    subject: (count) => `[Honjeo] Notifications you have not seen: ${count}`,
    greeting: 'There are notifications on Honjeo that you have not seen yet.',
    types: {
      CHAT: 'Companion rooms with new messages',
      ROOM_JOIN: 'Someone came in',
      ROOM_LEAVE: 'Someone left',
      ROOM_COMPLETED: 'Full rooms and room news',
      ROOM_REMINDER: 'A meeting is near',
      COMMENT: 'Comments on my posts',
      REPLY: 'Replies to my comments',
      MENTION: 'Comments that mention me',
      SCRAP: 'Saves of my posts',
      CHECKIN: 'Safety check',
      REPORT_RESULT: 'Results of reports',
      INQUIRY_REPLY: 'Answers to inquiries',
      SYSTEM: 'News from Honjeo',
    },
    line: (name, count) => `- ${name}: ${count}`,
    open: 'See them here.',
    why: 'We mail only what you switched on in the notification settings. Change them here.',
    stop: 'To stop all of these mails without logging in, open this link.',
  },
  ja: {
    subject: (count) => `[ホンジョ] まだ見ていないお知らせが${count}件あります`,
    greeting: 'ホンジョにまだ見ていないお知らせがあります。',
    types: {
      CHAT: '新しいメッセージがある同行ルーム',
      ROOM_JOIN: '誰かが入ったとき',
      ROOM_LEAVE: '誰かが出たとき',
      ROOM_COMPLETED: '募集完了とルームのお知らせ',
      ROOM_REMINDER: '会う時間が近づいたとき',
      COMMENT: '自分の投稿へのコメント',
      REPLY: '自分のコメントへの返信',
      MENTION: '自分を呼んだコメント',
      SCRAP: '自分の投稿の保存',
      CHECKIN: 'ひとり旅チェック',
      REPORT_RESULT: '通報の結果',
      INQUIRY_REPLY: 'お問い合わせの回答',
      SYSTEM: 'ホンジョからのお知らせ',
    },
    line: (name, count) => `- ${name}：${count}件`,
    open: 'こちらで見られます。',
    why: 'お知らせの設定でメールをオンにしたものだけを送ります。設定はこちらで変えられます。',
    stop: 'ログインせずにすべて停止するには、こちらを開いてください。',
  },
  zh: {
    subject: (count) => `[Honjeo] 有 ${count} 条通知还没看`,
    greeting: 'Honjeo 上有你还没看的通知。',
    types: {
      CHAT: '有新消息的同行房',
      ROOM_JOIN: '有人加入时',
      ROOM_LEAVE: '有人离开时',
      ROOM_COMPLETED: '招募完成与房间消息',
      ROOM_REMINDER: '快到见面时间时',
      COMMENT: '我的帖子的评论',
      REPLY: '我的评论的回复',
      MENTION: '提到我的评论',
      SCRAP: '我的帖子被收藏',
      CHECKIN: '独行检查',
      REPORT_RESULT: '举报处理结果',
      INQUIRY_REPLY: '咨询的答复',
      SYSTEM: 'Honjeo 的消息',
    },
    line: (name, count) => `- ${name}：${count} 条`,
    open: '在这里查看。',
    why: '只发送你在通知设置中开启邮件的通知，可以在这里更改设置。',
    stop: '想不登录就全部停收，请打开这个链接。',
  },
}
