import './day-colours.css'

/** So many colours; later days begin again with the first. */
const COLOURS = 7

/** The class that gives a day its colour, see day-colours.css. */
export const dayClass = (dayIndex: number) => `plan-day-${dayIndex % COLOURS}`
