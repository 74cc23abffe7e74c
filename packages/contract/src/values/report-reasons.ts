export const REPORT_REASON_CATEGORIES = ['CONTENT', 'BEHAVIOR', 'LEGAL'] as const

/** Why something is reported, in the order it is offered; also what a form shows while the server cannot be asked. */
export const REPORT_REASONS = [
  { code: 'SPAM', name: '스팸·광고', description: '광고나 같은 내용을 되풀이해서 올려요.', category: 'CONTENT' },
  { code: 'ABUSE', name: '욕설·비하', description: '욕설이나 누군가를 깎아내리는 말이 있어요.', category: 'BEHAVIOR' },
  {
    code: 'INAPPROPRIATE',
    name: '부적절한 내용',
    description: '음란하거나 폭력적이거나 보기 불편한 내용이에요.',
    category: 'CONTENT',
  },
  {
    code: 'COPYRIGHT',
    name: '저작권·초상권 침해',
    description: '다른 사람의 글이나 사진을 허락 없이 썼어요.',
    category: 'LEGAL',
  },
  {
    code: 'HARASSMENT',
    name: '괴롭힘·스토킹',
    description: '원하지 않는 연락이나 만남을 강요해요.',
    category: 'BEHAVIOR',
  },
  { code: 'MISLEADING', name: '거짓 정보', description: '사실과 달라 여행자를 헷갈리게 해요.', category: 'CONTENT' },
] as const satisfies readonly {
  code: string
  name: string
  description: string
  category: (typeof REPORT_REASON_CATEGORIES)[number]
}[]
export type ReportReasonCode = (typeof REPORT_REASONS)[number]['code']
export const REPORT_REASON_CODES = REPORT_REASONS.map(({ code }) => code)
