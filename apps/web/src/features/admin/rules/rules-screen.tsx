import { ISLETS, TRAILS } from '@honjeo/contract/values/rule-kinds'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { errorText } from '#lib/server/api-error.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { ConsolePage, DetailColumns, Panel } from '../parts/console-page.tsx'
import { TableSkeleton } from '../parts/data-table.tsx'
import { useEdited } from '../parts/editor-parts.tsx'
import { FilterBar, FilterSelect } from '../parts/filter-bar.tsx'
import { useNames } from '../parts/labels.ts'
import { useUrlFilters } from '../parts/url-filters.ts'
import { useDeed } from '../parts/use-deed.ts'
import { RuleEditor } from './rule-editor.tsx'
import { RuleCard } from './rule-card.tsx'
import { STATE_NAMES, SUBJECT_NAMES } from './rule-names.ts'
import { proposeClosedToday, RULE_FILTERS, rulesQuery } from './rules.api.ts'

/** What holds on the island. With a subject and without a state the list is the history of what holds there. */
export function Component() {
  const { t } = useLingui()
  const [{ state, subject }, change] = useUrlFilters(RULE_FILTERS)
  const { edited, edit } = useEdited()
  const query = useInfiniteQuery(rulesQuery({ state, subject }))
  const states = useNames(STATE_NAMES)
  const subjects = useNames(SUBJECT_NAMES)
  const rule = query.data?.find(({ ruleId }) => ruleId === edited) ?? null
  return (
    <ConsolePage
      title={t`섬의 규칙`}
      actions={
        <Button size="md" icon={<Plus aria-hidden="true" size={18} />} onClick={() => edit('new')}>
          {t`새 규칙`}
        </Button>
      }
    >
      <ClosedToday />
      <FilterBar>
        <FilterSelect label={t`상태`} names={states} value={state} onChange={(next) => change({ state: next })} />
        <FilterSelect label={t`대상`} names={subjects} value={subject} onChange={(next) => change({ subject: next })} />
      </FilterBar>
      <DetailColumns
        aside={
          (rule !== null || edited === 'new') && <RuleEditor key={edited} replaced={rule} onClose={() => edit(null)} />
        }
      >
        <Paged
          query={query}
          skeleton={<TableSkeleton />}
          isEmpty={(rules) => rules.length === 0}
          empty={
            <EmptyState scene="oreum" title={t`찾는 규칙이 없어요`} description={t`다른 상태나 대상을 골라주세요.`} />
          }
        >
          {(rules) => (
            <ul aria-label={t`섬의 규칙 목록`} className="grid grid-cols-1 gap-3">
              {rules.map((each) => (
                <RuleCard
                  key={each.ruleId}
                  rule={each}
                  isEdited={each.ruleId === edited}
                  onEdit={() => edit(each.ruleId)}
                />
              ))}
            </ul>
          )}
        </Paged>
      </DetailColumns>
    </ConsolePage>
  )
}

/** What the weather shuts from one hour to the next. */
const SUBJECTS = [
  ...TRAILS.map((trail) => `TRAIL:${trail}` as const),
  ...ISLETS.map((islet) => `ISLET:${islet}` as const),
]

/** Shuts a course or the boats to an islet for today in two taps; another of the staff confirms it with one. */
function ClosedToday() {
  const { t } = useLingui()
  const names = useNames(SUBJECT_NAMES)
  const proposing = useDeed({
    mutationFn: proposeClosedToday,
    done: () => t`제안했어요. 다른 운영자가 확인하면 바로 적용돼요.`,
  })

  async function handlePress(subject: (typeof SUBJECTS)[number]) {
    const name = names[subject]
    const isSure = await confirm({
      title: t`${name}: 오늘 하루 막자고 제안할까요?`,
      description: t`다른 운영자가 확인하면 바로 일정과 장소 화면에 막혔다고 나오고, 내일이면 저절로 풀려요.`,
      confirmLabel: t`제안하기`,
    })
    if (isSure) proposing.mutate(subject, { onError: (error) => toast.error(errorText(error)) })
  }

  return (
    <Panel title={t`오늘 날씨로 막혔나요?`} className="mb-4">
      <div className="flex flex-wrap gap-2">
        {SUBJECTS.map((subject) => (
          <Button
            key={subject}
            variant="secondary"
            size="sm"
            shape="pill"
            disabled={proposing.isPending}
            onClick={() => void handlePress(subject)}
          >
            {names[subject]}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
