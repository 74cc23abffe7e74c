/** Memorable moments of a review, by code. */
export const REVIEW_TAGS = {
  SOLO_SEAT: '혼자 앉기 좋은 자리',
  KIND_STAFF: '친절한 직원',
  SOLO_MEAL: '혼밥하기 좋아요',
  NO_WAITING: '웨이팅이 없어요',
  GOOD_PRICE: '가격이 착해요',
  EASY_WALK: '혼자 걷기 편한 길',
  PHOTO_HELP: '사진 찍기 좋아요',
  BY_BUS: '버스로 갈 만해요',
  QUIET: '조용히 머물기 좋아요',
  SAFE_AT_NIGHT: '밤에도 안심돼요',
} as const
export type ReviewTag = keyof typeof REVIEW_TAGS

/** A code that is no longer offered is shown as it stands. */
export const reviewTagLabel = (code: string) => (REVIEW_TAGS as Record<string, string>)[code] ?? code
