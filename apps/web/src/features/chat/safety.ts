/** What a reader should be careful with. */
export type Risk = 'ACCOUNT' | 'PREPAYMENT' | 'OFF_PLATFORM'

/** Chats elsewhere, by host; a full stop or the start before it, so that `about.me` is not `t.me`. */
const ELSEWHERE =
  /(?:^|[^a-z0-9-])(?:open\.kakao\.com|openkakao|pf\.kakao\.com|t\.me|telegram\.(?:me|org)|line\.me|lin\.ee|wa\.me|discord\.(?:gg|com\/invite)|instagram\.com\/direct|band\.us)(?![a-z0-9-])/i
const ELSEWHERE_IN_WORDS =
  /(?:카카오?톡?|카톡|라인|텔레(?:그램)?)\s*(?:아이디|id)\s*[:는은]?\s*[a-z0-9_.-]{4,}|오픈\s*(?:카톡|채팅)/i

/** Prepayment asked for; not the talk of those who decline it. */
const PREPAYMENT =
  /선\s*입금|(?:예약금|보증금|계약금|참가비|회비)[^.!?\n]{0,12}(?:입금|송금|보내|이체)|미리\s*(?:입금|송금)/
const DECLINED = /선\s*입금[^.!?\n]{0,8}(?:없|안\s|안해|금지|사기|조심|주의|하지\s*마|요구)/

const BANK =
  /국민|신한|우리|하나|농협|기업|카카오\s*뱅크|카뱅|토스|케이\s*뱅크|케뱅|새마을|우체국|신협|수협|제주\s*은행|부산\s*은행|대구\s*은행|씨티|SC\s*제일|은행|계좌/i
/** 10 to 16 digits in two groups or more, or in one. */
const NUMBER = /(?<![\d-])\d{2,6}(?:[- ]\d{1,8}){1,4}(?![\d-])|(?<!\d)\d{10,16}(?!\d)/g
const DATE = /(?:19|20)\d{2}[-. ]+[01]?\d[-. ]+[0-3]?\d(?!\d)/g
const PHONE = /^0(?:1[016789]|2|[3-6]\d|70|50\d)\d{7,8}$/

/** The number of characters by which a bank may be away from its number. */
const NEARBY = 20

/** Returns why a message deserves a word of warning; null for most. The worst is returned. */
export function riskOf(text: string): Risk | null {
  const plain = text.normalize('NFKC').replace(DATE, '/')
  if (hasAccount(plain)) return 'ACCOUNT'
  if (PREPAYMENT.test(plain) && !DECLINED.test(plain)) return 'PREPAYMENT'
  return ELSEWHERE.test(plain) || ELSEWHERE_IN_WORDS.test(plain) ? 'OFF_PLATFORM' : null
}

/** A number as long as an account's beside a bank's name. Alone it may be anything: a phone, a date, a booking. */
function hasAccount(text: string): boolean {
  return [...text.matchAll(NUMBER)].some(({ 0: number, index }) => {
    const digits = number.replace(/\D/g, '')
    if (digits.length < 10 || digits.length > 16) return false
    const around = text.slice(Math.max(0, index - NEARBY), index + number.length + NEARBY)
    if (!BANK.test(around)) return false
    return !PHONE.test(digits) || /계좌|입금|송금|뱅크|은행/.test(around)
  })
}
