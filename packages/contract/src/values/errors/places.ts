import type { Failures } from './failures.ts'

/** Failures of places, images, reviews and receipts. */
export const PLACES_ERRORS = {
  INVALID_MAP_BOX: {
    status: 400,
    message: '지도 범위가 올바르지 않아요. 지도를 제주로 옮긴 뒤 다시 찾아주세요.',
  },
  TOO_MANY_SAVED_PLACES: {
    status: 409,
    message: '장소는 300곳까지 담을 수 있어요. 담은 장소를 정리한 뒤 다시 담아주세요.',
  },
  TOO_MANY_CORRECTIONS_TODAY: {
    status: 429,
    message: '오늘은 정보 수정 요청을 더 보낼 수 없어요. 내일 다시 알려주세요.',
  },
  HOURS_DOUBTED_ALREADY: {
    status: 409,
    message: '이미 알려주셨어요. 더 알려주실 것은 ‘정보가 달라요’를 골라 적어주세요.',
  },
  SOLO_FACT_UNPROVEN: {
    status: 403,
    message: '영수증으로 확인된 리뷰가 있는 곳에만 답할 수 있어요. 영수증과 함께 리뷰를 남겨주세요.',
  },
  SOLO_FACT_NOT_ASKED: {
    status: 404,
    message: '이 장소에는 묻지 않는 정보예요. 화면을 새로 고쳐주세요.',
  },
  PLACE_NOT_FOUND: { status: 404, message: '장소를 찾을 수 없어요. 없어졌거나 주소가 잘못됐어요.' },
  IMAGE_MISSING: { status: 400, message: '업로드할 이미지가 없어요. 사진을 골라주세요.' },
  IMAGE_UNREADABLE: {
    status: 400,
    message: '이미지를 읽을 수 없어요. 다른 사진으로 다시 시도해주세요.',
  },
  IMAGE_TOO_WIDE: { status: 400, message: '이미지가 너무 커요. 가로세로를 줄여서 올려주세요.' },
  IMAGE_NOT_USABLE: {
    status: 400,
    message: '올리지 않았거나 다른 곳에 쓰인 이미지예요. 사진을 다시 올려주세요.',
  },
  IMAGE_NOT_FOUND: { status: 404, message: '삭제할 이미지가 없습니다.' },
  IMAGE_IN_USE: {
    status: 409,
    message: '리뷰나 글에 쓰인 사진이에요. 리뷰나 글을 고쳐서 사진을 빼주세요.',
  },
  IMAGE_TOO_LARGE: { status: 413, message: '파일 크기는 5MB 이하여야 합니다.' },
  IMAGE_TYPE_UNSUPPORTED: { status: 415, message: '이미지 파일만 업로드 가능합니다.' },
  HEIC_UNSUPPORTED: {
    status: 415,
    message: 'HEIC 사진은 아직 올릴 수 없어요. 사진 앱에서 공유할 때 JPEG(호환성 우선)로 바꿔 올려주세요.',
  },
  TOO_MANY_IMAGES_TODAY: {
    status: 429,
    message: '오늘 올릴 수 있는 사진을 모두 올렸어요. 내일 다시 올려주세요.',
  },
  OWN_REVIEW: { status: 403, message: '내 리뷰에는 도움돼요를 누를 수 없어요.' },
  REVIEW_NOT_FOUND: { status: 404, message: '리뷰를 찾을 수 없어요. 이미 삭제됐을 수 있어요.' },
  RECEIPT_ALREADY_USED: { status: 409, message: '이미 다른 리뷰에 쓴 영수증이에요.' },
  VISIT_ALREADY_REVIEWED: {
    status: 409,
    message: '이 장소에 같은 날 다녀온 리뷰를 이미 썼어요. 먼저 쓴 리뷰를 고쳐주세요.',
  },
  RECEIPT_NOT_USABLE: {
    status: 400,
    message: '이 리뷰에 쓸 수 없는 영수증이에요. 영수증을 다시 인증해주세요.',
  },
  TOO_MANY_REVIEWS_TODAY: {
    status: 429,
    message: '오늘은 리뷰를 더 쓸 수 없어요. 내일 다시 써주세요.',
  },
  RECEIPT_NOT_FOUND: {
    status: 404,
    message: '영수증 인증 기록을 찾을 수 없어요. 다시 인증해주세요.',
  },
  RECEIPT_READER_UNAVAILABLE: {
    status: 503,
    message: '지금은 영수증을 확인할 수 없어요. 리뷰만 등록하거나 나중에 다시 인증해주세요.',
  },
  RECEIPT_READER_BUSY: {
    status: 503,
    message: '지금은 영수증을 확인하려는 분이 많아요. 잠시 후 다시 시도해주세요.',
  },
  RECEIPT_UNDER_WAY: {
    status: 429,
    message: '앞서 보낸 영수증을 아직 확인하고 있어요. 잠시 후 다시 시도해주세요.',
  },
  TOO_MANY_RECEIPTS_TODAY: {
    status: 429,
    message: '오늘은 영수증을 더 인증할 수 없어요. 리뷰만 등록하거나 내일 다시 인증해주세요.',
  },
} as const satisfies Failures
