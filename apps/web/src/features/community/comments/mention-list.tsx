import { useLingui } from '@lingui/react/macro'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import type { NamedMember } from '../named-member.ts'

export const optionId = (listId: string, index: number) => `${listId}-${index}`

export interface MentionListProps {
  id: string
  people: readonly NamedMember[]
  /** Index of the one that Enter picks. */
  active: number
  onPick: (member: NamedMember) => void
}

/** Whom an @ may name, over the field; the focus stays in the field. */
export function MentionList({ id, people, active, onPick }: MentionListProps) {
  const { t } = useLingui()
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t`부를 사람`}
        className="absolute inset-x-3 bottom-full mb-2 max-h-56 overflow-y-auto rounded-lg border border-basalt-200 bg-paper p-1.5 shadow-2"
      >
        {people.map((member, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and hears the keys
          <div
            key={member.userId}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus, and with it the phone's keyboard, in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(member)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 hover:bg-basalt-100',
              index === active && 'bg-basalt-100 font-semibold',
            )}
          >
            <Avatar name={member.nickName} size={28} />
            {member.nickName}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {t`부를 수 있는 사람 ${people.length}명`}
      </p>
    </>
  )
}
