import { totalOf, type PrintedReceipt } from './printed-receipt.ts'

/** A line of print: one text in the middle or at the left, two at both ends, or a rule. */
export type Line =
  | { text: string; middle?: boolean; size?: number; bold?: boolean }
  | { left: string; right: string; bold?: boolean }
  | 'rule'

const won = (amount: number) => amount.toLocaleString('ko-KR')
/** The tax in the total, a tenth of the price. */
const taxOf = (total: number) => total - Math.round(total / 1.1)

/** The lines of narrow paper hold so many letters; what is longer goes on in the next. */
function wrap(text: string, most = 24): Line[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => ({ text: line }))
}

const table = ({ items }: PrintedReceipt): Line[] =>
  items.map(({ name, price, count }) => ({ left: `${name}  ${won(price)} x ${count}`, right: won(price * count) }))

function pointOfSale(receipt: PrintedReceipt): Line[] {
  const total = totalOf(receipt)
  return [
    { text: '영 수 증', middle: true, size: 1.3, bold: true },
    ...wrap(`[매장명] ${receipt.shop}`),
    { text: `[사업자] ${receipt.businessNumber}` },
    ...wrap(`[주소] ${receipt.address}`),
    { text: `[TEL] ${receipt.phone}` },
    { text: `[매출일] ${receipt.day} ${receipt.time}` },
    'rule',
    { left: '상품명  단가 x 수량', right: '금액' },
    'rule',
    ...table(receipt),
    'rule',
    { left: '과세물품가액', right: won(total - taxOf(total)) },
    { left: '부 가 세', right: won(taxOf(total)) },
    { left: '합 계', right: won(total), bold: true },
    'rule',
    { left: '신용카드', right: won(total) },
    { text: '카드번호 5361-48**-****-123*' },
    { text: `승인번호 ${receipt.approvalNumber}` },
    { text: '이용해 주셔서 감사합니다', middle: true },
  ]
}

function cardSlip(receipt: PrintedReceipt): Line[] {
  const total = totalOf(receipt)
  const day = receipt.day.slice(2).replaceAll('-', '/')
  return [
    { text: '신용카드 매출전표', middle: true, size: 1.2, bold: true },
    { text: '(고객용)', middle: true },
    'rule',
    ...wrap(`가맹점명: ${receipt.shop}`),
    { text: `사업자번호: ${receipt.businessNumber}` },
    { text: `전화번호: ${receipt.phone}` },
    ...wrap(`주소: ${receipt.address}`),
    'rule',
    { text: '카드종류: 제주카드  일시불' },
    { text: '카드번호: 9410-12**-****-77*3' },
    { text: `거래일시: ${day} ${receipt.time}` },
    { text: `승인번호: ${receipt.approvalNumber}`, bold: true },
    'rule',
    { left: '금  액', right: `${won(total - taxOf(total))}원` },
    { left: '부가세', right: `${won(taxOf(total))}원` },
    { left: '합  계', right: `${won(total)}원`, bold: true },
    'rule',
    { text: '서명: 전자서명전표', middle: true },
  ]
}

function ticket(receipt: PrintedReceipt): Line[] {
  return [
    { text: receipt.shop, middle: true, size: receipt.shop.length > 12 ? 1 : 1.4, bold: true },
    { text: '입장권 영수증', middle: true },
    'rule',
    { text: `${receipt.day.replaceAll('-', '.')} (토) ${receipt.time.slice(0, 5)}`, middle: true },
    ...table(receipt),
    { left: '결제금액', right: `${won(totalOf(receipt))}원`, bold: true },
    { left: '승인번호', right: receipt.approvalNumber },
    'rule',
    ...wrap(receipt.address, 28),
    { text: `사업자등록번호 ${receipt.businessNumber}` },
    { text: `문의 ${receipt.phone}` },
    { text: '재입장은 되지 않습니다', middle: true },
  ]
}

function cafe(receipt: PrintedReceipt): Line[] {
  const [year, month, date] = receipt.day.split('-')
  const total = totalOf(receipt)
  return [
    { text: receipt.shop, middle: true, size: receipt.shop.length > 12 ? 1 : 1.5, bold: true },
    { text: receipt.address, middle: true, size: 0.8 },
    { text: `Tel. ${receipt.phone}   ${receipt.businessNumber}`, middle: true, size: 0.85 },
    {
      text: `${year}년 ${month}월 ${date}일 ${receipt.time.slice(0, 5)}   주문번호 ${receipt.approvalNumber.slice(-2)}`,
    },
    'rule',
    ...table(receipt),
    'rule',
    { left: '받을금액', right: won(total), bold: true },
    { left: '받은금액', right: won(total) },
    { left: '거스름돈', right: '0' },
    'rule',
    { text: '교환 환불은 영수증 지참 시 가능합니다', middle: true, size: 0.85 },
  ]
}

export const LAYOUTS = [pointOfSale, cardSlip, ticket, cafe] as const
