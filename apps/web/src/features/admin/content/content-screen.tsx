import type { TargetView } from '@honjeo/contract/admin/common'
import { MODERATED_TYPES, type ModeratedType } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cursorPaging } from '#lib/server/query-client.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { cardClass } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { RemovableChip } from '#ui/form/chip.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { staffRequest } from '../access/staff-request.ts'
import { HiddenBadge, MemberName } from '../parts/badges.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { TableSkeleton } from '../parts/data-table.tsx'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { ImageLinks } from '../parts/facts.tsx'
import { FilterBar, FilterSelect } from '../parts/filter-bar.tsx'
import { MODERATED_TYPE_NAMES, useNames } from '../parts/labels.ts'
import { StaffNoteField } from '../parts/note-field.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { HiddenByReports, targetPath, TargetText } from '../parts/target-view.tsx'
import { type Filters, useUrlFilters } from '../parts/url-filters.ts'
import { useDeed } from '../parts/use-deed.ts'

const CONTENT_FILTERS = { type: MODERATED_TYPES, hidden: ['true', 'false'], authorId: 'id' } as const

interface ContentSearch {
  type: ModeratedType
  hidden: boolean | undefined
  authorId: number | undefined
}

const contentQuery = (search: ContentSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'content', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/content', { query: { ...search, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

const setVisibility = (type: ModeratedType, id: number, body: { hidden: boolean; note: string }) =>
  staffRequest('PUT /api/admin/content/:type/:id/visibility', { params: { type, id }, body })

export function Component() {
  const { t } = useLingui()
  const [filters, change] = useUrlFilters(CONTENT_FILTERS)
  const { type = 'POST', hidden, authorId } = filters
  const search = { type, hidden: hidden === undefined ? undefined : hidden === 'true', authorId }
  return (
    <ConsolePage title={t`콘텐츠`}>
      <ContentFilters filters={{ ...filters, type }} onChange={change} />
      <Paged
        query={useInfiniteQuery(contentQuery(search))}
        skeleton={<TableSkeleton />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            scene="sea"
            title={t`여기에 해당하는 글이 없어요`}
            description={t`다른 종류나 상태로 찾아보세요.`}
          />
        }
      >
        {(rows) => (
          <ul className="grid grid-cols-1 gap-3">
            {rows.map((row) => (
              <ContentRow key={row.id} type={type} row={row} />
            ))}
          </ul>
        )}
      </Paged>
    </ConsolePage>
  )
}

type Values = Filters<typeof CONTENT_FILTERS>

interface ContentFiltersProps {
  filters: Values & Required<Pick<Values, 'type'>>
  onChange: (changes: Values) => void
}

function ContentFilters({ filters, onChange }: ContentFiltersProps) {
  const { t } = useLingui()
  const types = useNames(MODERATED_TYPE_NAMES)
  const { type, hidden, authorId } = filters
  return (
    <FilterBar>
      <SelectField
        label={t`종류`}
        options={MODERATED_TYPES.map((value) => ({ value, label: types[value] }))}
        value={type ?? 'POST'}
        onChange={(next) => onChange({ type: next })}
        className="w-40 max-w-full"
      />
      <FilterSelect
        label={t`보이는 상태`}
        names={{ false: t`보이는 글`, true: t`숨긴 글` }}
        value={hidden}
        onChange={(next) => onChange({ hidden: next })}
      />
      {authorId !== undefined && (
        <RemovableChip label={t`작성자 #${authorId}`} onRemove={() => onChange({ authorId: undefined })} />
      )}
    </FilterBar>
  )
}

function ContentRow({ type, row }: { type: ModeratedType; row: TargetView }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const path = targetPath(row)
  return (
    <li className={cardClass}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-basalt-500">
          <MemberName member={row.author} />
          {row.createdAt !== null && formatDateTime(row.createdAt)}
          {row.isHidden && <HiddenBadge />}
          {row.isGone && <Badge>{t`지워짐`}</Badge>}
        </p>
        <div className="flex items-center gap-4">
          {path !== null && <TextLink to={path}>{t`앱에서 보기`}</TextLink>}
          {!row.isGone && (
            <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
              {row.isHidden ? t`되살리기` : t`숨기기`}
            </Button>
          )}
        </div>
      </div>
      <TargetText title={row.title} content={row.content} />
      {row.hiddenBy !== null && <HiddenByReports reportIds={row.hiddenBy} />}
      <div className="mt-3 empty:hidden">
        <ImageLinks label={t`사진`} urls={row.imageUrls} />
      </div>
      <VisibilityDialog type={type} row={row} open={isAsking} onClose={() => setAsking(false)} />
    </li>
  )
}

interface VisibilityDialogProps {
  type: ModeratedType
  row: TargetView
  open: boolean
  onClose: () => void
}

/** Takes something out of everybody's sight, or brings it back. */
function VisibilityDialog({ type, row, open, onClose }: VisibilityDialogProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const changing = useDeed({
    mutationFn: () => setVisibility(type, row.id, { hidden: !row.isHidden, note: sendableText(note) }),
    done: ({ isHidden }) => (isHidden ? t`숨겼어요.` : t`다시 보여요.`),
    onDone: () => {
      setNote('')
      onClose()
    },
  })
  return (
    <DeedDialog
      open={open}
      onClose={onClose}
      title={row.isHidden ? t`다시 보이게 할까요?` : t`모두에게서 숨길까요?`}
      description={
        row.isHidden ? t`모든 사람에게 다시 보여요.` : t`쓴 사람을 포함해 아무도 볼 수 없어요. 언제든 되살릴 수 있어요.`
      }
      submitLabel={row.isHidden ? t`되살리기` : t`숨기기`}
      isDanger={!row.isHidden}
      isReady={sendableText(note) !== ''}
      isPending={changing.isPending}
      error={changing.error}
      onSubmit={changing.mutate}
    >
      <StaffNoteField value={note} onChange={setNote} />
    </DeedDialog>
  )
}
