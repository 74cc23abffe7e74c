import type { InquiryPriority, InquiryStatus, ReportStatus } from '@honjeo/contract/values/enums'
import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import { REPORTS_TO_HIDE } from '@honjeo/contract/values/limits'

type Answer = ErrorCode | 'COMMON200'

/** What members and staff do about one post; people and reports are numbered from 0. */
export type ReportStep =
  | { act: 'file'; who: number }
  | { act: 'withdraw'; who: number; report: number }
  | {
      act: 'decide'
      report: number
      status: Exclude<ReportStatus, 'PENDING'>
      content: 'KEEP' | 'HIDE' | 'RESTORE'
      allOfTarget: boolean
    }

/** The reports of one post, and whether it can be seen. */
export class ReportModel {
  readonly reports: { by: number; status: ReportStatus | 'CANCELLED' }[] = []
  hiddenBy: 'REPORTS' | 'STAFF' | null = null
  /** Once staff have decided, reports alone hide the unchanged post no more. */
  isJudged = false

  take(step: ReportStep): Answer {
    if (step.act === 'file') return this.#file(step.who)
    const report = this.reports[step.report]!
    if (step.act === 'decide') return this.#decide(report, step)
    if (report.by !== step.who) return 'REPORT4041'
    if (report.status === 'CANCELLED') return 'REPORT4041'
    if (report.status !== 'PENDING') return 'REPORT4091'
    report.status = 'CANCELLED'
    return 'COMMON200'
  }

  get #open() {
    return this.reports.filter(({ status }) => status === 'PENDING')
  }

  #file(by: number): Answer {
    if (this.hiddenBy !== null) return 'REPORT4040'
    if (this.#open.some((report) => report.by === by)) return 'REPORT4090'
    this.reports.push({ by, status: 'PENDING' })
    if (!this.isJudged && this.#open.length >= REPORTS_TO_HIDE) this.hiddenBy = 'REPORTS'
    return 'COMMON200'
  }

  #decide(
    report: ReportModel['reports'][number],
    { status, content, allOfTarget }: Extract<ReportStep, { act: 'decide' }>,
  ): Answer {
    if (report.status !== 'PENDING') return 'ADMIN4090'
    this.isJudged = true
    for (const each of allOfTarget ? this.#open : [report]) each.status = status
    const isRejected = status === 'REJECTED' && this.hiddenBy === 'REPORTS' && this.#open.length < REPORTS_TO_HIDE
    if (content === 'HIDE') this.hiddenBy = 'STAFF'
    else if (content === 'RESTORE' || isRejected) this.hiddenBy = null
    return 'COMMON200'
  }
}

export type InquiryStep =
  | { act: 'reply'; text: string }
  | { act: 'change'; changes: { status?: Exclude<InquiryStatus, 'REPLIED'>; priority?: InquiryPriority } }

/** One inquiry, and how often staff have changed it and the member was notified. */
export class InquiryModel {
  status: InquiryStatus = 'PENDING'
  priority: InquiryPriority = 'NORMAL'
  reply: string | null = null
  notified = 0
  deeds = 0

  take(step: InquiryStep): void {
    if (step.act === 'reply') {
      this.status = 'REPLIED'
      this.reply = step.text
      this.notified += 1
      this.deeds += 1
      return
    }
    const { status = this.status, priority = this.priority } = step.changes
    if (status !== this.status || priority !== this.priority) this.deeds += 1
    this.status = status
    this.priority = priority
  }
}
