import { FilledText, type Filling } from './filled-text.tsx'
import type { Block } from './legal-text.ts'

export function LegalBlock({ block, filling }: { block: Block; filling: Filling }) {
  if (typeof block === 'string') {
    return (
      <p>
        <FilledText text={block} filling={filling} />
      </p>
    )
  }
  if ('items' in block) {
    return (
      <ol className="list-decimal space-y-1.5 pl-6">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    )
  }
  return (
    <div className="break-inside-avoid rounded-md border border-basalt-200 bg-paper px-4 py-3">
      <h4 className="font-bold">{block.title}</h4>
      <dl className="mt-1.5 space-y-1.5">
        {block.facts.map(([name, text]) => (
          <div key={name} className="sm:flex sm:gap-3">
            <dt className="shrink-0 text-sm text-basalt-500 sm:w-28">{name}</dt>
            <dd className="min-w-0">
              <FilledText text={text} filling={filling} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
