import type { ContentTypeId } from './enums.ts'

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

const OUTDOORS = ['EASY_WALK', 'PHOTO_HELP', 'QUIET', 'BY_BUS', 'GOOD_PRICE', 'SAFE_AT_NIGHT'] as const

/** The moments a review of a place can choose from, in the order they are offered, by the place's category. */
export const REVIEW_TAGS_OF: Record<ContentTypeId, readonly ReviewTag[]> = {
  12: OUTDOORS,
  14: ['SOLO_SEAT', 'KIND_STAFF', 'QUIET', 'PHOTO_HELP', 'EASY_WALK', 'GOOD_PRICE', 'BY_BUS'],
  15: ['EASY_WALK', 'PHOTO_HELP', 'KIND_STAFF', 'NO_WAITING', 'GOOD_PRICE', 'BY_BUS', 'SAFE_AT_NIGHT'],
  25: OUTDOORS,
  28: ['KIND_STAFF', 'EASY_WALK', 'PHOTO_HELP', 'NO_WAITING', 'GOOD_PRICE', 'BY_BUS', 'QUIET'],
  32: ['KIND_STAFF', 'QUIET', 'SAFE_AT_NIGHT', 'SOLO_SEAT', 'GOOD_PRICE', 'BY_BUS', 'PHOTO_HELP'],
  38: [
    'SOLO_SEAT',
    'KIND_STAFF',
    'SOLO_MEAL',
    'NO_WAITING',
    'GOOD_PRICE',
    'QUIET',
    'PHOTO_HELP',
    'BY_BUS',
    'SAFE_AT_NIGHT',
  ],
  39: ['SOLO_SEAT', 'KIND_STAFF', 'SOLO_MEAL', 'NO_WAITING', 'GOOD_PRICE'],
}

/** A code that is no longer offered is shown unchanged. */
export const reviewTagLabel = (code: string) => (REVIEW_TAGS as Record<string, string>)[code] ?? code
