export const REPORT_REASON_CATEGORIES = ['CONTENT', 'BEHAVIOR', 'LEGAL'] as const

/** The reasons why something is reported, in the order they are offered; a form also shows them while the server cannot be asked. */
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
  {
    code: 'FRAUD',
    name: '금전 요구·사기',
    description: '돈을 빌려달라거나 보내달라고 하거나, 속여서 이익을 얻으려 해요.',
    category: 'LEGAL',
  },
  {
    code: 'SEXUAL',
    name: '성희롱·성범죄',
    description: '성적인 말이나 행동으로 불쾌하게 하거나, 성범죄가 의심돼요.',
    category: 'BEHAVIOR',
  },
  {
    code: 'ILLEGAL_FILMING',
    name: '불법촬영물',
    description: '동의 없이 찍었거나 퍼뜨린 사진·영상이에요.',
    category: 'LEGAL',
  },
  {
    code: 'NO_SHOW',
    name: '약속 불이행(노쇼)',
    description: '만나기로 하고 알리지 않은 채 나오지 않았어요.',
    category: 'BEHAVIOR',
  },
  {
    code: 'MEETING',
    name: '만난 자리에서 불편했던 일',
    description: '만나서 겪은 일 가운데 운영자가 알아야 할 것이 있어요.',
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
