/** The name that the Korea Tourism Organization's service must have wherever something of it is shown. */
export const TOURAPI_CREDIT = '한국관광공사 TourAPI'

/** The address where it keeps its photos. */
export const PHOTO_ORIGIN = 'https://tong.visitkorea.or.kr'
