import type { Settings } from '@honjeo/contract/operation'
import { CONSENT_VERSION } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Languages } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#ui/link.tsx'
import { formatDay } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { type Locale, SOURCE_LOCALE } from '#lib/text/locales.ts'
import { settingsQuery } from '#lib/server/settings.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import type { Block, OperatorConnection, Part } from './legal-text.ts'
import { isOperatorFact, missingFact } from './texts/operator-facts.ts'

interface LegalDocumentProps {
  /** The text in Korean, which is what binds. */
  parts: readonly Part[]
  /** The same in the reader's language. */
  translation?: readonly Part[] | undefined
  /** Whether people sign in with Kakao here; undefined while that is not known. */
  hasKakao: boolean | undefined
}

/** The texts one agrees to. What is not translated is Korean in every language, and so is the original of what is. */
export function LegalDocument({ parts, translation, hasKakao }: LegalDocumentProps) {
  const { t, i18n } = useLingui()
  const { data: settings, error, isFetching, refetch } = useQuery(settingsQuery)
  const effective = formatDay(CONSENT_VERSION)
  const uses: Record<OperatorConnection, boolean | undefined> = {
    identity: settings?.hasIdentityChecks,
    kakao: hasKakao,
    tiles: settings && settings.map.tileUrl !== null,
    wishes: settings?.planner.readsWishes,
    texts: settings?.contacts.sendsTexts,
  }
  const [showsOriginal, setShowsOriginal] = useState(false)
  const translated = showsOriginal ? undefined : translation
  const shown = translated ?? parts
  const language = translated ? (i18n.locale as Locale) : SOURCE_LOCALE
  const { hash } = useLocation()
  const isWhole = settings !== undefined && !Object.values(uses).includes(undefined)
  // What the operator has not connected leaves the text, which must not move the place that the reader came for.
  useEffect(() => {
    if (hash !== '' && isWhole) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, isWhole])
  const isInUse = (block: Block) =>
    typeof block === 'string' ||
    !('onlyWith' in block) ||
    block.onlyWith === undefined ||
    // A gateway of texts is spoken of only where it is known to be there.
    (block.onlyWith === 'texts' ? uses.texts === true : uses[block.onlyWith] !== false)

  return (
    <div className="space-y-5">
      <p className="text-sm text-basalt-500">{t`${effective}부터 적용 · 버전 ${CONSENT_VERSION}`}</p>
      {i18n.locale !== SOURCE_LOCALE &&
        (translation ? (
          <Callout icon={<Languages aria-hidden="true" size={20} />}>
            <p>{t`이해를 돕기 위한 번역이에요. 한국어 원문만 효력이 있어요.`}</p>
            <Button variant="secondary" size="md" className="mt-2" onClick={() => setShowsOriginal(!showsOriginal)}>
              {showsOriginal ? t`번역 보기` : t`한국어 원문 보기`}
            </Button>
          </Callout>
        ) : (
          <Callout icon={<Languages aria-hidden="true" size={20} />}>
            {t`이 문서는 한국어 원문만 효력이 있어서 번역하지 않고 그대로 보여드려요. 궁금한 점은 1:1 문의로 물어봐 주세요.`}
          </Callout>
        ))}
      {settings === undefined && error !== null && (
        <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      <LegalContents parts={shown} language={language} />
      <div lang={language} className="space-y-10">
        {shown.map((part) => (
          <LegalPart key={part.id} part={part} filling={{ operator: settings?.operator, language }} isInUse={isInUse} />
        ))}
      </div>
    </div>
  )
}

interface LegalPartProps {
  part: Part
  filling: Filling
  isInUse: (block: Block) => boolean
}

const anchorClass = 'scroll-mt-18 outline-none'

function LegalPart({ part, filling, isInUse }: LegalPartProps) {
  return (
    <section aria-labelledby={part.id}>
      <h2 id={part.id} tabIndex={-1} className={`text-xl font-bold ${anchorClass}`}>
        {part.title}
      </h2>
      <p className="mt-2 text-basalt-700">
        <FilledText text={part.intro} filling={filling} />
      </p>
      {part.sections.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id} className="mt-6 space-y-2.5">
          <h3 id={id} tabIndex={-1} className={`text-lg font-bold ${anchorClass}`}>
            {title}
          </h3>
          {blocks.filter(isInUse).map((block, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the text never changes order
            <LegalBlock key={index} block={block} filling={filling} />
          ))}
        </section>
      ))}
    </section>
  )
}

/** Leads to each part and section without a step in the history. */
function LegalContents({ parts, language }: { parts: readonly Part[]; language: Locale }) {
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

function LegalBlock({ block, filling }: { block: Block; filling: Filling }) {
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

/** The operator's facts; undefined while they are not known. */
type Operator = Settings['operator'] | undefined

/** What the gaps of a text are filled with, and its language. */
interface Filling {
  operator: Operator
  language: Locale
}

/** A text with the operator's facts in their places, and a mark where the operator has yet to give one. */
function FilledText({ text, filling: { operator, language } }: { text: string; filling: Filling }) {
  // Split by a pattern with a group, every other part is what was between the braces.
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0 || !isOperatorFact(part)) return part
    if (operator === undefined) return '…'
    return (
      operator[part] ?? (
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes order
        <mark key={index} className="rounded-sm bg-normal-bg px-1 text-normal">
          {missingFact(part, language)}
        </mark>
      )
    )
  })
}
