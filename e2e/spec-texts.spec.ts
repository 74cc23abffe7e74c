import { expect, test } from './spec-stage.ts'
import { MEASURES } from './spec-measures.ts'
import { SCENES } from './spec-scenes.ts'
import { SPEC_CONSTANTS, SPEC_TEXTS } from './spec-texts.ts'

// They are many and short, so that one worker alone would be at them when all others have finished.
test.describe.configure({ mode: 'parallel' })

// What a scene breaks is reported by the browser too.
test.afterEach(({ complaints }) => void complaints.splice(0))

for (const scene of new Set(SPEC_TEXTS.map((each) => each.scene))) {
  const rows = SPEC_TEXTS.filter((each) => each.scene === scene)
  test(`${rows.map(({ row }) => row).join(', ')}: ${scene}`, async ({ stage }) => {
    await SCENES[scene](stage)
    for (const { text } of rows) await expect.soft(stage.page.getByText(text).first()).toBeVisible()
  })
}

for (const { row, measure, value } of SPEC_CONSTANTS) {
  test(`${row}: ${measure}`, async ({ stage }) => {
    expect(await MEASURES[measure](stage)).toEqual(value)
  })
}
