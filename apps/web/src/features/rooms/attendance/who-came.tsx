import type { Attendance } from '@honjeo/contract/attendance'
import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#lib/navigation/paths.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Card } from '#ui/list/card.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { roomFailure } from '../room-failure.ts'
import { meetingWordsQuery } from '../words/words.api.ts'
import { attendanceQuery, sayWhoCame, unsaidQuery } from './attendance.api.ts'

type Past = NonNullable<Attendance['past']>
type Person = Pick<Past['people'][number], 'attendanceId' | 'username' | 'profileImage' | 'claim'> & {
  byCode?: boolean
}

/** After a meeting each member says of each of the others whether they met. */
export function WhoCame({ roomId, past }: { roomId: number; past: Past }) {
  const { t } = useLingui()
  const until = formatDateTime(past.saysUntil)
  return (
    <Card className="mb-6 p-4">
      <section aria-labelledby="who-came">
        <h2 id="who-came" className="text-lg font-bold">
          {t`누가 왔나요?`}
        </h2>
        <p className="mt-1 text-sm text-basalt-700">
          {t`‘안 왔어요’는 두 사람이 알려야 기록에 남아요. 누가 알렸는지는 보이지 않고, ${until}까지 고칠 수 있어요.`}
        </p>
        <ul className="mt-2 divide-y divide-basalt-200">
          {past.people.map((person) => (
            <PersonRow key={person.attendanceId} roomId={roomId} person={person} />
          ))}
        </ul>
        {past.people.some(({ claim }) => claim === 'MET') && (
          <LinkButton to={paths.meetingWords()} variant="secondary" size="md" fullWidth className="mt-2">
            {t`함께한 사람에게 한마디`}
          </LinkButton>
        )}
      </section>
    </Card>
  )
}

const CLAIMS = ['MET', 'NOT_MET', 'NO_SHOW'] as const satisfies readonly AttendanceClaim[]

interface PersonRowProps {
  roomId: number
  person: Person
  /** Who was removed says of no one that they did not come. */
  saysNoShow?: boolean
  /** The time of the meeting, where those of several meetings are in one list. */
  meetsAt?: string
}

/** One of those who were there, and what one says of them. */
export function PersonRow({ roomId, person, saysNoShow = true, meetsAt }: PersonRowProps) {
  const { t } = useLingui()
  const { attendanceId, username, profileImage, claim, byCode = false } = person
  const queryClient = useQueryClient()
  const saying = useMutation({
    mutationFn: (said: AttendanceClaim) => sayWhoCame(roomId, attendanceId, said),
    onError: (error) => {
      const failure = t`알리지 못했어요. 다시 시도해주세요.`
      toast.error(roomFailure(error, { refused: failure, broken: failure }))
    },
    onSettled: () =>
      Promise.all(
        [attendanceQuery(roomId), unsaidQuery(), meetingWordsQuery()].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const shown = saying.isPending ? saying.variables : claim
  return (
    <li className="py-3">
      <p className="flex items-center gap-3 font-semibold">
        <Avatar src={profileImage} name={username} size={32} />
        <span className="min-w-0 flex-1 break-words">
          {username}
          {meetsAt !== undefined && (
            <span className="block text-sm font-normal text-basalt-500">{formatDateTime(meetsAt)}</span>
          )}
        </span>
        {byCode && <Badge tone="easy">{t`만남 코드로 확인`}</Badge>}
      </p>
      <div role="group" aria-label={username} className="mt-2 flex flex-wrap gap-2">
        {CLAIMS.filter((each) => saysNoShow || each !== 'NO_SHOW').map((each) => (
          <Chip key={each} isSelected={shown === each} disabled={saying.isPending} onToggle={() => saying.mutate(each)}>
            <ClaimName claim={each} />
          </Chip>
        ))}
      </div>
    </li>
  )
}

function ClaimName({ claim }: { claim: AttendanceClaim }) {
  if (claim === 'MET') return <Trans>만났어요</Trans>
  return claim === 'NO_SHOW' ? <Trans>안 왔어요</Trans> : <Trans>만나지 않았어요</Trans>
}
