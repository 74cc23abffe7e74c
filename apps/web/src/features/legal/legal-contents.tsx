import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { Locale } from '#lib/locales.ts'
import type { Part } from './legal-text.ts'

/** Leads to each part and section without a step in the history. */
export function LegalContents({ parts, language }: { parts: readonly Part[]; language: Locale }) {
  const { t } = useLingui()
  return (
    <details className="group rounded-md border border-basalt-200 bg-paper print:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {t`차례`}
        <ChevronDown aria-hidden="true" size={18} className="text-basalt-500 group-open:rotate-180" />
      </summary>
      <nav aria-label={t`차례`} lang={language} className="border-t border-basalt-200 px-4 py-2">
        {parts.map(({ id, title, sections }) => (
          <div key={id}>
            <ContentsLink id={id} className="font-semibold">
              {title}
            </ContentsLink>
            <ul className="pl-4">
              {sections.map((section) => (
                <li key={section.id}>
                  <ContentsLink id={section.id}>{section.title}</ContentsLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  )
}

function ContentsLink({ id, className = '', children }: { id: string; className?: string; children: string }) {
  return (
    <Link
      to={{ hash: id }}
      replace
      // The same link again leads there again.
      onClick={() => document.getElementById(id)?.focus()}
      className={`flex min-h-11 items-center rounded-sm hover:underline ${className}`}
    >
      {children}
    </Link>
  )
}
