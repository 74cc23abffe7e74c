/** How easily one enjoys a kind of place alone, 0–100, by the service's classes (lclsSystm); the longest prefix counts. */
const SCORES = new Map([
  ['NA', 76], // nature
  ['NA0101', 80], // oreum, mountains
  ['NA0209', 78], // beaches
  ['NA0407', 80], // gardens
  ['HS', 72], // history
  ['VE', 76], // culture
  ['EX', 62], // hands-on
  ['LS', 56], // sports
  ['LS0119', 84], // walking routes
  ['AC', 60], // stays
  ['AC05', 42], // camping
  ['AC06', 80], // hostels, guesthouses
  ['FD', 62], // food
  ['FD05', 82], // cafés
  ['SH', 55], // shopping
  ['SH04', 20], // branches of chains: outlets, drugstores
  ['SH06', 76], // markets
  ['EV', 64], // festivals
])
const UNKNOWN = 50

export function soloScoreOf(classCode: string): number {
  for (let length = classCode.length; length > 0; length--) {
    const score = SCORES.get(classCode.slice(0, length))
    if (score !== undefined) return score
  }
  return UNKNOWN
}
