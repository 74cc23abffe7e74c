import { ISLETS, TRAILS } from '@honjeo/contract/values/rule-kinds'
import { useLingui } from '@lingui/react/macro'
import { errorText } from '#lib/server/api-error.ts'
import { Button } from '#ui/form/button.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { Panel } from '../parts/console-page.tsx'
import { useNames } from '../parts/labels.ts'
import { useDeed } from '../parts/use-deed.ts'
import { SUBJECT_NAMES } from './rule-names.ts'
import { proposeClosedToday } from './rules.api.ts'

/** What the weather shuts from one hour to the next. */
const SUBJECTS = [
  ...TRAILS.map((trail) => `TRAIL:${trail}` as const),
  ...ISLETS.map((islet) => `ISLET:${islet}` as const),
]

/** Shuts a course or the boats to an islet for today in two taps; another of the staff confirms it with one. */
export function ClosedToday() {
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
