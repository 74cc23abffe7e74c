import type { BoatTerms, IslandRule, RuleSource } from '@honjeo/contract/island-rules'
import type { IsletKey } from '@honjeo/contract/values/rule-kinds'

const COMPANY: RuleSource = { name: '가파도·마라도 정기여객선', url: 'https://wonderfulis.co.kr' }
/** The phone of the company, also by the coast guard's table of passenger boats and the tourism pass's list of partners. */
const COMPANY_PHONE = '064-794-5490'
/** The phone by a list of the ferries with their companies, and by the island's own tourism portal. */
const SEONGSAN_PHONE = '064-782-5671'
const PORTAL: RuleSource = { name: '비짓제주', url: 'https://www.visitjeju.net' }
const NIGHT_BOATS: RuleSource = {
  name: '국민일보 2022-07-19, 우도 도항선',
  url: 'https://www.kmib.co.kr/article/view_amp.asp?arcid=0924255550',
}

interface Boats extends Omit<BoatTerms, 'kind' | 'lastOut'> {
  islet: IsletKey
  validFrom: string
  lastOut?: string
  months?: number[]
  source: RuleSource
  isConfirmed?: true
}

const boats = ({ islet, validFrom, months, source, isConfirmed, ...sailings }: Boats): IslandRule => ({
  subject: `ISLET:${islet}`,
  validFrom,
  validTo: null,
  months: months ?? null,
  terms: { kind: 'BOAT', lastOut: null, ...sailings },
  source,
  checkedOn: '2026-11-28',
  isConfirmed: isConfirmed === true,
})

/** The first of several companies where they differ is the one that sails less. */
export const boatRules: readonly IslandRule[] = [
  boats({
    islet: 'MARADO',
    validFrom: '2024-01-01',
    firstOut: '09:40',
    // The one at 15:10 is sold one way.
    lastOut: '13:50',
    lastBack: '15:50',
    source: COMPANY,
    phone: COMPANY_PHONE,
    needsId: true,
    isConfirmed: true,
  }),
  boats({
    islet: 'GAPADO',
    validFrom: '2024-01-01',
    firstOut: '09:00',
    lastOut: '15:50',
    lastBack: '16:10',
    source: COMPANY,
    phone: COMPANY_PHONE,
    needsId: true,
    isConfirmed: true,
  }),
  // The last boats change with the season: the press of 2022 has 16:30 to 17:00 in winter and 18:30 in summer; what is here was never later than
  // that.
  ...[
    { months: [1, 2, 11, 12], lastBack: '16:30' },
    { months: [3, 10], lastBack: '17:00' },
    { months: [4, 9], lastBack: '17:30' },
    { months: [5, 6, 7, 8], lastBack: '18:00' },
  ].map((season) =>
    boats({
      islet: 'UDO',
      validFrom: '2022-01-01',
      // The first boat goes at seven in summer; from September to April at eight, say two travellers' pages of 2023 and 2026.
      firstOut: '08:00',
      source: NIGHT_BOATS,
      phone: SEONGSAN_PHONE,
      needsId: true,
      ...season,
    }),
  ),
  // There are two companies: one sails at 09:00 and back at 16:15, the other at 09:20 and 15:20, and each takes back its own guests alone.
  boats({
    islet: 'BIYANGDO',
    validFrom: '2021-06-03',
    firstOut: '09:20',
    lastOut: '13:20',
    lastBack: '15:35',
    source: PORTAL,
  }),
  // The boats make excursions of an hour; the last was seen at 15:00 and at 16:00.
  boats({
    islet: 'CHAGWIDO',
    validFrom: '2021-02-13',
    firstOut: '10:00',
    lastOut: '15:00',
    lastBack: '16:00',
    source: PORTAL,
  }),
  // The fast boat of the morning was given up in April 2024; the ferry to 완도 calls once each way. The port's timetable of October
  // 2026 has the same hours and this phone, and two days of the month without it, on which no boat comes back the same day.
  boats({
    islet: 'CHUJADO',
    validFrom: '2024-05-14',
    firstOut: '08:00',
    lastOut: '08:00',
    lastBack: '16:40',
    phone: '064-758-8889',
    needsId: true,
    source: {
      name: '제주특별자치도 2024-05-14, 제주–추자–완도 여객선',
      url: 'https://www.jjtnews.co.kr/news/articleView.html?idxno=9251',
    },
  }),
]
