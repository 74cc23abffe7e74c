/** How the Korea Tourism Organization's service must be named wherever something of it is shown. */
export const TOURAPI_CREDIT = '한국관광공사 TourAPI'

/** Where it keeps its photos. */
export const PHOTO_ORIGIN = 'https://tong.visitkorea.or.kr'
