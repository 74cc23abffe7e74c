/** What a plan is called until its owner calls it something. */
export const defaultTitle = (days: number) => (days === 1 ? '제주 당일치기' : `제주 ${days - 1}박 ${days}일`)
