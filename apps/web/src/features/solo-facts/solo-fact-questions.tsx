import type { OwnSoloFacts, SoloFactCount } from '@honjeo/contract/solo-facts'
import type { SoloFact } from '@honjeo/contract/values/solo-facts'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/server/api-error.ts'
import { request } from '#lib/server/http.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button } from '#ui/form/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { YES_LABELS } from './solo-fact-labels.ts'

/** What the member may answer about a place, and has. */
const ownSoloFactsQuery = (contentId: number) =>
  queryOptions({
    queryKey: ['places', 'solo-facts', contentId],
    queryFn: ({ signal }) =>
      request('GET /api/tourist-spots/:contentId/solo-facts', { params: { contentId } }, { signal }),
  })

const answerSoloFact = (contentId: number, body: { fact: SoloFact; answer: boolean | null }) =>
  request('PUT /api/tourist-spots/:contentId/solo-facts', { params: { contentId }, body })

interface SoloFactQuestionsProps {
  contentId: number
  /** Whether the questions lie beside other things: nothing is said while they load or where that fails. */
  isQuiet?: boolean
  /** What all say together with the member's answer. */
  onCounted?: (soloFacts: SoloFactCount[]) => void
}

/** One question for each fact, answered by a tap; a second tap on the same answer takes it back. */
export function SoloFactQuestions({ contentId, isQuiet = false, onCounted }: SoloFactQuestionsProps) {
  const { t } = useLingui()
  const { data: own, error, isFetching, refetch } = useQuery(ownSoloFactsQuery(contentId))
  const answer = useAnswer(contentId, onCounted)
  if (own === undefined) {
    if (isQuiet) return null
    return error === null ? (
      <SkeletonGroup>
        <Skeleton className="h-14 w-full rounded-md" />
        <Skeleton className="mt-2 h-14 w-full rounded-md" />
      </SkeletonGroup>
    ) : (
      <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  if (!own.canAnswer) {
    return (
      <p className="text-sm text-basalt-500">
        {t`다녀오셨나요? 영수증과 함께 리뷰를 쓰면 답할 수 있어요.`}{' '}
        <TextLink to={paths.writeReview({ contentId })}>{t`리뷰 쓰기`}</TextLink>
      </p>
    )
  }
  return (
    <section aria-label={t`혼자 가보니 어땠나요?`} className="border-t border-basalt-200 pt-3">
      <h2 className="font-semibold">{t`혼자 가보니 어땠나요?`}</h2>
      <div className="mt-1 divide-y divide-basalt-200">
        {own.asked.map((fact) => (
          <Question
            key={fact}
            fact={fact}
            said={own.mine.find((each) => each.fact === fact)?.answer ?? null}
            onAnswer={(said) => answer({ fact, answer: said })}
          />
        ))}
      </div>
    </section>
  )
}

interface QuestionProps {
  fact: SoloFact
  said: boolean | null
  onAnswer: (answer: boolean | null) => void
}

function Question({ fact, said, onAnswer }: QuestionProps) {
  const { t, i18n } = useLingui()
  const label = i18n._(YES_LABELS[fact])
  const choice = (value: boolean, text: string) => (
    <Button
      size="sm"
      shape="pill"
      variant={said === value ? 'inverse' : 'secondary'}
      aria-pressed={said === value}
      onClick={() => onAnswer(said === value ? null : value)}
    >
      {text}
    </Button>
  )
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center justify-between gap-2 py-2.5">
      <span className="min-w-0">{label}</span>
      <span className="flex gap-2">
        {choice(true, t`네`)}
        {choice(false, t`아니요`)}
      </span>
    </div>
  )
}

const TOAST_ID = 'solo-fact'

type Said = Parameters<typeof answerSoloFact>[1]

/** Answers a fact, shown at once; what all say together comes with the server's answer. */
function useAnswer(contentId: number, onCounted: SoloFactQuestionsProps['onCounted']) {
  const queryClient = useQueryClient()
  const { queryKey } = ownSoloFactsQuery(contentId)
  const mutationKey = ['solo-facts', contentId]
  /** Taps may be faster than the server: only its last answer is shown. */
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1
  const { mutate } = useMutation({
    mutationKey,
    // The answers are sent one after the other, so that the server ends where the last tap did.
    scope: { id: mutationKey.join() },
    mutationFn: (said: Said) => answerSoloFact(contentId, said),
    onMutate: (said) =>
      queryClient.setQueryData<OwnSoloFacts>(queryKey, (own) => own && { ...own, mine: withAnswer(own.mine, said) }),
    onSuccess: ({ soloFacts, ...own }) => {
      if (!isLast()) return
      queryClient.setQueryData(queryKey, own)
      onCounted?.(soloFacts)
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey })
      toast.error(errorText(error), { id: TOAST_ID })
    },
  })
  return mutate
}

const withAnswer = (mine: OwnSoloFacts['mine'], { fact, answer }: Said) => [
  ...mine.filter((each) => each.fact !== fact),
  ...(answer === null ? [] : [{ fact, answer }]),
]
