/** Calendar and wheels over a screen, in one file. Only `load-pickers.ts` asks for it. */
export { DateSheet } from './date-sheet.tsx'
export { TimeSheet } from './time-sheet.tsx'
