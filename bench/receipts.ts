/**
 * How well photos of receipts are read, made ones in bad light, and what that costs. docs/receipts.md holds the
 * figures.
 */
import { cataloguePlaces } from '@honjeo/catalogue/places'
import { isOfPlace } from '@honjeo/receipts/judge'
import { readPaper } from '@honjeo/receipts/paper'
import { LOOSE_MARKS } from '@honjeo/receipts/payment'
import { soughtOf } from '@honjeo/receipts/place'
import { createReceiptChecker } from '@honjeo/receipt-reader/receipt-checker'
import { checkReceipt, type Finding, type ReceiptClaim } from '@honjeo/receipt-reader/check-receipt'
import { createRecogniser, stayOnOneCore } from '@honjeo/receipt-reader/recogniser'
import { peakMemoryOfChildren } from './lib/peak-memory.ts'
import { attackPapers, type AttackedPaper, type Attempt } from './lib/receipt-attacks.ts'
import { sampleReceipts, TODAY, type ReceiptSample } from './lib/receipt-samples.ts'
import { report, row, stated } from './lib/report.ts'
import { mean, percentile, sum } from './lib/statistics.ts'

const RECEIPTS = 80
/** The number of papers that are attacked in every way; one of each layout. */
const ATTACKED = 4
/** Limits, from the design's targets; percents. */
const REFUSED_FIRST = 15
const REFUSED_TWICE = 8
const FALSE = 0.5
const CPU_SECONDS = 3
const MEMORY_MB = 300
/** For the memory of a process that does nothing else. */
const READ_APART = 40

const otherTitlesOf = (place: { contentId: number }) =>
  cataloguePlaces.filter(({ contentId }) => contentId !== place.contentId).map(({ title }) => title)
const soughtPlaces = cataloguePlaces.map((place) => ({ place, sought: soughtOf(place, otherTitlesOf(place)) }))

const claimOf = ({ claimed, visitDate }: ReceiptSample, photo: Buffer): ReceiptClaim => ({
  photo,
  place: claimed,
  otherTitles: otherTitlesOf(claimed),
  visitDate,
  today: TODAY,
})

interface Check {
  verdict: Finding
  /** How often the photo was read. */
  readings: number
  /** The time of one core. */
  seconds: number
  /** Other places of the catalogue that what was read would do for. */
  wrongPlaces: string[]
}

const recogniser = await createRecogniser()
// As in the process that reads for the server.
stayOnOneCore()

async function check(sample: ReceiptSample, photo: Buffer): Promise<Check> {
  const texts: string[] = []
  const before = process.cpuUsage()
  const verdict = await checkReceipt(
    {
      async read(picture) {
        texts.push(await recogniser.read(picture))
        return texts.at(-1)!
      },
    },
    claimOf(sample, photo),
  )
  const { user, system } = process.cpuUsage(before)
  const paper = readPaper(texts)
  const wrongPlaces = soughtPlaces
    .filter(({ place, sought }) => place !== sample.printed && isOfPlace(paper, sought))
    .map(({ place }) => place.title)
  return { verdict, readings: texts.length, seconds: (user + system) / 1e6, wrongPlaces }
}

const percent = (part: number, whole: number) => (part * 100) / whole
const outcomeOf = ({ verdict }: Check) => (verdict.ok ? 'accepted' : verdict.reason)

const results: { sample: ReceiptSample; checks: Check[] }[] = []
for await (const sample of sampleReceipts(RECEIPTS)) {
  const checks: Check[] = []
  for (const photo of sample.photos) checks.push(await check(sample, photo))
  results.push({ sample, checks })
  console.log(`${sample.printed.title} (${sample.kind}): ${checks.map(outcomeOf).join(', ')}`)
  for (const { wrongPlaces } of checks) if (wrongPlaces.length > 0) console.log(`  also: ${wrongPlaces.join(', ')}`)
}
await recogniser.close()

const checker = createReceiptChecker({
  readers: 1,
  timeLimitMs: 60_000,
  waitLimitMs: 60_000,
  log: { warn: console.warn },
})
for (const { sample } of results.slice(0, READ_APART)) await checker.check(claimOf(sample, sample.photos[0]!))
const memory = peakMemoryOfChildren()
checker.close()

const attacked: AttackedPaper[] = []
for await (const paper of attackPapers(ATTACKED)) attacked.push(paper)
const areAccepted = (attempts: readonly Attempt[]) => attempts.filter(({ outcome }) => outcome === 'VERIFIED')
const beyond = attacked.flatMap((paper) => paper.beyond)
const others = attacked.flatMap(({ visitors: { same, other, showNumber } }) => (showNumber ? [same, other] : [other]))
const ofTrue = results.filter(({ sample }) => sample.kind === 'true').map(({ checks }) => checks)
const ofWrong = results.filter(({ sample }) => sample.kind !== 'true').flatMap(({ checks }) => checks)
const all = results.flatMap(({ checks }) => checks)
const isRefused = ({ verdict }: Check) => !verdict.ok
const bothAccepted = ofTrue.filter((checks) => !checks.some(isRefused))
/** Compares two papers shown for one place as the server does. */
function isSamePayment([one, other]: Check[]): boolean {
  if (!one?.verdict.ok || !other?.verdict.ok) return false
  const { marks } = other.verdict
  const showApproval = [one, other].every(({ verdict }) => verdict.ok && verdict.marks.some(isApproval))
  return one.verdict.marks.some(
    ({ kind, value }) =>
      !(showApproval && LOOSE_MARKS.some((loose) => loose === kind)) &&
      marks.some((mark) => mark.kind === kind && mark.value === value),
  )
}
const isApproval = ({ kind }: { kind: string }) => kind === 'APPROVAL_PLACE'
const knownAgain = bothAccepted.filter(isSamePayment)
const pairs = all.length * (cataloguePlaces.length - 1)

console.log(`
${RECEIPTS} receipts, ${all.length} photos; ${pairs} pairs of a photo and another place
read once ${all.filter(({ readings }) => readings === 1).length} photos, twice ${all.filter(({ readings }) => readings === 2).length}
two photos of one receipt known as the same purchase: ${knownAgain.length} of ${bothAccepted.length}`)
const seconds = all.map((each) => each.seconds)
report('receipts', [
  row('true ones refused at the first photo', {
    figure: percent(ofTrue.filter(([first]) => isRefused(first!)).length, ofTrue.length),
    unit: '%',
    reference: REFUSED_FIRST,
  }),
  row('true ones refused at both photos', {
    figure: percent(ofTrue.filter((checks) => checks.every(isRefused)).length, ofTrue.length),
    unit: '%',
    reference: REFUSED_TWICE,
  }),
  row('photos of another place or day accepted', {
    figure: percent(ofWrong.filter((each) => !isRefused(each)).length, ofWrong.length),
    unit: '%',
    reference: FALSE,
  }),
  row(`${pairs} wrong pairs accepted`, {
    figure: percent(sum(all.map(({ wrongPlaces }) => wrongPlaces.length)), pairs),
    unit: '%',
    reference: FALSE,
  }),
  row(`one paper, shown ${attacked[0]!.attempts.length} times: accepted, the most of ${ATTACKED} papers`, {
    figure: Math.max(...attacked.map(({ attempts, accepted }) => Math.max(accepted, areAccepted(attempts).length))),
    unit: '',
    reference: 1,
  }),
  row('drawings accepted', {
    figure: areAccepted(attacked.flatMap(({ attempts }) => attempts)).filter(({ name }) => name.startsWith('drawn'))
      .length,
    unit: '',
    reference: 1,
    target: 0,
  }),
  row(`honest others there on the same day, of ${others.length}: refused`, {
    figure: others.length - areAccepted(others).length,
    unit: '',
    reference: others.length,
    target: 0,
  }),
  stated(`what cannot be distinguished from an honest paper, of ${beyond.length}: accepted`, {
    figure: areAccepted(beyond).length,
    unit: '',
    reference: beyond.length,
  }),
  row('a check: CPU, mean', { figure: mean(seconds), unit: 's', reference: CPU_SECONDS }),
  row('a check: CPU, p95', { figure: percentile(seconds, 0.95), unit: 's', reference: CPU_SECONDS }),
  row('the reading process: peak memory', { figure: memory, unit: 'MB', reference: MEMORY_MB }),
])
