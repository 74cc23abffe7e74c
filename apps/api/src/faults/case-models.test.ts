import type { StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import type { InquiryDetail } from '@honjeo/contract/inquiries'
import { INQUIRY_PRIORITIES, REPORT_DECISIONS } from '@honjeo/contract/values/enums'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { withCatalogue } from '../testing/places.ts'
import { addReporters, reportDesk } from '../testing/report-desk.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { setUpTestApp } from '../testing/test-app.ts'
import { InquiryModel, ReportModel, type InquiryStep, type ReportStep } from './case-models.ts'
import { inForm } from './form.ts'

const WALKS = inForm({ short: 3, long: 60 })
const TIMEOUT = inForm({ short: 120_000, long: 900_000 })
/** The number of people who report, more than it takes to hide a post. */
const PEOPLE = 7

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const desk = reportDesk(t)
const person = fc.nat(PEOPLE - 1)

const decisionOf = ({ status, content, allOfTarget }: Extract<ReportStep, { act: 'decide' }>) => ({
  status,
  content,
  allOfTarget,
})

const reportStep: fc.Arbitrary<ReportStep> = fc.oneof(
  { weight: 7, arbitrary: fc.record({ act: fc.constant('file' as const), who: person }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('withdraw' as const), who: person, report: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('decide' as const),
      report: fc.nat(),
      status: fc.constantFrom(...REPORT_DECISIONS),
      content: fc.constantFrom('KEEP' as const, 'KEEP' as const, 'HIDE' as const, 'RESTORE' as const),
      allOfTarget: fc.boolean(),
    }),
  },
)

it('reports are what the model of them is after every step', { timeout: TIMEOUT }, async () => {
  const staff = await addStaff(t)
  const author = await t.addMember()
  const people = await addReporters(t, PEOPLE)

  const property = fc.asyncProperty(fc.array(reportStep, { minLength: 30, maxLength: 30 }), async (steps) => {
    const targetPostId = await board.addPost(author)
    const model = new ReportModel()
    const ids: number[] = []

    async function take(step: ReportStep): Promise<string> {
      if (step.act === 'file') {
        const body = { reason: 'SPAM', detail: '광고예요', targetPostId }
        const reply = await t.call<{ reportId: number }>('/api/reports', { method: 'POST', body }, people[step.who])
        if (reply.status === 201) ids.push(reply.result.reportId)
        return reply.code
      }
      const id = ids[step.report]!
      if (step.act === 'decide') return (await desk.decide(id, decisionOf(step), staff)).code
      return (await t.call(`/api/reports/${id}`, { method: 'DELETE' }, people[step.who])).code
    }
    for (const [n, drawn] of steps.entries()) {
      if (n % 10 === 0) await desk.forgetReports()
      t.clock.advance(1)
      if (drawn.act !== 'file' && ids.length === 0) continue
      const step = drawn.act === 'file' ? drawn : { ...drawn, report: drawn.report % ids.length }
      expect([n, step, await take(step)]).toEqual([n, step, model.take(step)])
      const { rows } = await t.sql(
        `select case when cancelled_at is null then status::text else 'CANCELLED' end as status
         from reports where id = any($1) order by id`,
        ids,
      )
      expect(rows.map(({ status }: { status: string }) => status)).toEqual(model.reports.map(({ status }) => status))
      const seen = await t.call(`/api/community/posts/${targetPostId}`, {}, people[0])
      expect(seen.status).toBe(model.hiddenBy === null ? 200 : 404)
    }
    for (const [n, { by, status }] of model.reports.entries()) {
      const shown = await t.call<{ status: string }>(`/api/reports/${ids[n]!}`, {}, people[by])
      expect(shown.status === 404 ? 'CANCELLED' : shown.result.status).toBe(status)
    }
  })
  await fc.assert(property, { numRuns: WALKS, endOnFailure: true })
})

const inquiryStep: fc.Arbitrary<InquiryStep> = fc.oneof(
  fc.record({ act: fc.constant('reply' as const), text: fc.constantFrom('아홉 시예요.', '열 시예요.') }),
  fc.record({
    act: fc.constant('change' as const),
    changes: fc.oneof(
      fc.record({ status: fc.constantFrom('PENDING' as const, 'IN_PROGRESS' as const, 'CLOSED' as const) }),
      fc.record({ priority: fc.constantFrom(...INQUIRY_PRIORITIES) }),
      fc.record({
        status: fc.constantFrom('PENDING' as const, 'CLOSED' as const),
        priority: fc.constantFrom(...INQUIRY_PRIORITIES),
      }),
    ),
  }),
)

it('an inquiry is what the model of it is after every step', { timeout: TIMEOUT }, async () => {
  const property = fc.asyncProperty(fc.array(inquiryStep, { minLength: 15, maxLength: 15 }), async (steps) => {
    const staff = await addStaff(t)
    const member = await t.addMember()
    const draft = { category: 'GENERAL', title: '궁금해요', content: '언제 열리나요?' }
    const { result } = await t.call<{ id: number }>('/api/inquiries', { method: 'POST', body: draft }, member)
    const url = `/api/admin/inquiries/${result.id}`
    const model = new InquiryModel()
    let closedAt: string | null = null

    for (const step of steps) {
      t.clock.advance(1)
      const wasClosed = model.status === 'CLOSED'
      model.take(step)
      if (model.status !== 'CLOSED') closedAt = null
      else if (!wasClosed) closedAt = t.clock.inSeconds(0)
      const asked =
        step.act === 'reply'
          ? await t.call<StaffInquiryDetail>(`${url}/reply`, { method: 'POST', body: { reply: step.text } }, staff)
          : await t.call<StaffInquiryDetail>(url, { method: 'PATCH', body: step.changes }, staff)
      const { status, priority, reply } = model
      const shown = { status, priority, adminReply: reply, isReplied: reply !== null }
      expect([step, asked.result]).toEqual([step, expect.objectContaining({ ...shown, closedAt })])
      const own = await t.call<InquiryDetail>(`/api/inquiries/${result.id}`, {}, member)
      expect(own.result).toMatchObject(shown)
    }
    const notified = await t.sql(`select from notifications where user_id = $1 and type = 'INQUIRY_REPLY'`, member.id)
    expect([notified.rowCount, (await deedsOf(t, staff, '&size=50')).length]).toEqual([model.notified, model.deeds])
  })
  await fc.assert(property, { numRuns: WALKS, endOnFailure: true })
})
