import { expect, test, type Stage } from './spec-stage.ts'
import { MEASURES } from './spec-measures.ts'
import { SCENES } from './spec-scenes.ts'
import { SPEC_CONSTANTS, SPEC_TEXTS } from './spec-texts.ts'
import { VISITS } from './spec-visits.ts'

// Each is long, so that one worker alone would be at them when all others have finished.
test.describe.configure({ mode: 'parallel' })

// What a scene breaks is reported by the browser too.
test.afterEach(({ complaints }) => void complaints.splice(0))

const rowsOf = (part: string) => ({
  texts: SPEC_TEXTS.filter(({ scene }) => scene === part),
  constants: SPEC_CONSTANTS.filter(({ measure }) => measure === part),
})

async function show(stage: Stage, part: string) {
  const { texts, constants } = rowsOf(part)
  const [first] = texts
  if (first !== undefined) await SCENES[first.scene](stage)
  for (const { row, text } of texts) await expect.soft(stage.page.getByText(text).first(), row).toBeVisible()
  for (const { row, measure, value } of constants) expect.soft(await MEASURES[measure](stage), row).toEqual(value)
}

test('every row is shown on one visit', () => {
  const parts = VISITS.flatMap((visit) => visit.parts)
  const named = new Set([...SPEC_TEXTS.map(({ scene }) => scene), ...SPEC_CONSTANTS.map(({ measure }) => measure)])
  expect(parts.toSorted()).toEqual([...named].toSorted())
})

for (const { name, begin, parts } of VISITS) {
  const titled = parts.map((part) => {
    const { texts, constants } = rowsOf(part)
    return { part, rows: [...texts, ...constants].map(({ row }) => row).join(', ') }
  })
  test(`${name}: ${titled.map(({ rows }) => rows).join(', ')}`, async ({ stage }) => {
    await begin(stage)
    for (const { part, rows } of titled) await test.step(`${rows}: ${part}`, () => show(stage, part))
  })
}
