/** The titles that the server gives a timer: one whose owner did not say what they are about to do, and one of an alarm without one. */
export const UNNAMED_TIMER = '혼자 다녀오기'
export const ALARM_TITLE = '도움을 청했어요'
