/** The month (1–12) of a day written YYYY-MM-DD. */
export const monthOf = (day: string) => Number(day.slice(5, 7))

/** The month with the one before and the one after: what is at its best in none of them is clearly out of season. */
export const monthsAround = (month: number) => [((month + 10) % 12) + 1, month, (month % 12) + 1]
