import type { FilterWord } from '@honjeo/contract/admin/words'
import { WORD_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useController, useForm, useWatch } from 'react-hook-form'
import { cursorPaging } from '#lib/server/query-client.ts'
import { formatDate } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { Form } from '#ui/form/form.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { staffRequest } from '../access/staff-request.ts'
import { ConsolePage, Panel } from '../parts/console-page.tsx'
import { Cell, DataTable, NameCell, Row, TableSkeleton, TimeCell } from '../parts/data-table.tsx'
import { FormError } from '../parts/editor-parts.tsx'
import { FilterBar, FilterSelect, SearchForm } from '../parts/filter-bar.tsx'
import { useUrlFilters, useUrlText } from '../parts/url-filters.ts'
import { useDeed } from '../parts/use-deed.ts'

const WORD_FILTERS = { isAllowed: ['true', 'false'] } as const

interface WordSearch {
  q: string | undefined
  isAllowed: boolean | undefined
}

const wordsQuery = (search: WordSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'words', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/words', { query: { ...search, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

const saveWord = (word: { term: string; isAllowed: boolean }) => staffRequest('PUT /api/admin/words', { body: word })

const deleteWord = (term: string) => staffRequest('DELETE /api/admin/words', { body: { term } })

/** What members may not write, and what is let through though it holds such a word. */
export function Component() {
  const { t } = useLingui()
  const [q, search] = useUrlText('q')
  const [{ isAllowed }, change] = useUrlFilters(WORD_FILTERS)
  const query = useInfiniteQuery(
    wordsQuery({ q, isAllowed: isAllowed === undefined ? undefined : isAllowed === 'true' }),
  )
  return (
    <ConsolePage title={t`금칙어`}>
      <AddWord />
      <FilterBar>
        <SearchForm key={q} label={t`낱말 찾기`} maxLength={WORD_MAX} value={q ?? ''} onSearch={search} />
        <FilterSelect
          label={t`종류`}
          names={{ false: t`막음`, true: t`허용` }}
          value={isAllowed}
          onChange={(next) => change({ isAllowed: next })}
        />
      </FilterBar>
      <Paged
        query={query}
        skeleton={<TableSkeleton />}
        isEmpty={(words) => words.length === 0}
        empty={
          <EmptyState scene="sea" title={t`찾는 낱말이 없어요`} description={t`다른 낱말로 찾거나 새로 더해주세요.`} />
        }
      >
        {(words) => (
          <DataTable
            caption={t`금칙어 목록`}
            columns={[
              { header: t`낱말` },
              { header: t`종류` },
              { header: t`더한 날`, isMinor: true },
              { header: t`바꾸기` },
            ]}
          >
            {words.map((word) => (
              <WordRow key={word.term} word={word} />
            ))}
          </DataTable>
        )}
      </Paged>
    </ConsolePage>
  )
}

/** Returns a text as texts are searched for words: small letters, nothing between them. */
const asSearched = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')

interface WordValues {
  term: string
  kind: 'refused' | 'allowed'
}

function AddWord() {
  const { t } = useLingui()
  const form = useForm<WordValues>({ defaultValues: { term: '', kind: 'refused' } })
  const { control, register, formState } = form
  const { errors } = formState
  const { field: kind } = useController({ control, name: 'kind' })
  const isReady = asSearched(useWatch({ control, name: 'term' })) !== ''
  const adding = useDeed({
    mutationFn: saveWord,
    done: ({ term, isAllowed }) => (isAllowed ? t`‘${term}’ 말을 허용했어요.` : t`‘${term}’ 말을 막았어요.`),
    onDone: () => form.setValue('term', ''),
  })

  const add = form.handleSubmit((values) =>
    adding.mutate(
      { term: asSearched(values.term), isAllowed: values.kind === 'allowed' },
      { onError: (error) => showFieldErrors(form, error) },
    ),
  )

  return (
    <Panel title={t`낱말 더하기`} className="mb-6">
      <Form
        onSubmit={() => isReady && !adding.isPending && void add()}
        className="gap-4 md:grid md:grid-cols-[1fr_1fr_auto] md:items-start"
      >
        <TextField
          {...register('term', { onChange: () => adding.reset() })}
          label={t`낱말`}
          hint={t`한글이나 영문으로, 띄어쓰기 없이 입력해주세요.`}
          autoComplete="off"
          maxLength={WORD_MAX}
          error={errors.term?.message}
        />
        <SegmentedControl
          label={t`어떻게 할까요`}
          hint={
            kind.value === 'refused'
              ? t`이 말이 든 글은 올릴 수 없어요.`
              : t`막은 말이 안에 들어 있어도 올릴 수 있어요.`
          }
          options={[
            { value: 'refused', label: t`막기` },
            { value: 'allowed', label: t`허용하기` },
          ]}
          value={kind.value}
          onChange={kind.onChange}
        />
        <Button type="submit" disabled={!isReady} isLoading={adding.isPending} className="md:mt-7">
          {t`더하기`}
        </Button>
        {errors.term === undefined && <FormError error={adding.error} />}
      </Form>
    </Panel>
  )
}

function WordRow({ word }: { word: FilterWord }) {
  const { t } = useLingui()
  const { term, isAllowed } = word
  const turning = useDeed({
    mutationFn: saveWord,
    done: (saved) => (saved.isAllowed ? t`‘${term}’ 말을 허용했어요.` : t`‘${term}’ 말을 막았어요.`),
  })
  const deleting = useDeed({ mutationFn: deleteWord, done: () => t`‘${term}’ 말을 목록에서 뺐어요.` })
  const onError = (error: Error) => toast.error(errorText(error))

  async function handleDelete() {
    const isSure = await confirm({
      title: t`‘${term}’ 말을 목록에서 뺄까요?`,
      confirmLabel: t`빼기`,
      isDanger: true,
    })
    if (isSure) deleting.mutate(term, { onError })
  }

  return (
    <Row>
      <NameCell>
        <span className="font-semibold">{term}</span>
      </NameCell>
      <Cell>
        <Badge tone={isAllowed ? 'easy' : 'hard'} className="whitespace-nowrap">
          {isAllowed ? t`허용` : t`막음`}
        </Badge>
      </Cell>
      <TimeCell>{formatDate(word.createdAt)}</TimeCell>
      <Cell>
        <span className="-my-2 flex justify-end gap-1 whitespace-nowrap">
          <Button
            variant="ghost"
            size="sm"
            isLoading={turning.isPending}
            aria-label={isAllowed ? t`‘${term}’ 막기` : t`‘${term}’ 허용하기`}
            onClick={() => turning.mutate({ term, isAllowed: !isAllowed }, { onError })}
          >
            {isAllowed ? t`막기` : t`허용하기`}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-danger!"
            isLoading={deleting.isPending}
            aria-label={t`‘${term}’ 빼기`}
            onClick={() => void handleDelete()}
          >
            {t`빼기`}
          </Button>
        </span>
      </Cell>
    </Row>
  )
}
