import type { ReactNode } from 'react'

export const LONG_TEXT = '바람이 잔잔한 오후에 새별오름을 함께 천천히 걷고 노을까지 보고 내려올 분을 찾아요'

/** One component with its states below each other. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl font-bold">{title}</h2>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>
}
