import type { StaffWarning } from '@honjeo/contract/admin/weather-warnings'
import {
  STOPPING_WARNINGS,
  type StoppingWarning,
  WARNING_ZONES,
  type WarningLevel,
  type WarningZone,
} from '@honjeo/contract/values/weather'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useController, useForm } from 'react-hook-form'
import { errorText } from '#lib/server/api-error.ts'
import { cursorPaging } from '#lib/server/query-client.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { warningName } from '#features/weather/weather-texts.ts'
import { staffRequest } from '../access/staff-request.ts'
import { ConsolePage, Panel } from '../parts/console-page.tsx'
import { Cell, DataTable, NameCell, Row, TableSkeleton, TimeCell } from '../parts/data-table.tsx'
import { FormError } from '../parts/editor-parts.tsx'
import { useDeed } from '../parts/use-deed.ts'

const MINUTE_MS = 60_000

/** What people call the parts for which the weather service has zones. */
const AREAS = {
  ISLAND: { name: msg`섬 전체`, zones: [...WARNING_ZONES] },
  MOUNTAIN: { name: msg`한라산`, zones: ['MOUNTAIN'] },
  NORTH: { name: msg`북쪽 바다와 해안`, zones: ['NORTH', 'SEA_NORTH'] },
  EAST: { name: msg`동쪽 바다와 해안`, zones: ['EAST', 'SEA_EAST'] },
  SOUTH: { name: msg`남쪽 바다와 해안`, zones: ['SOUTH', 'SEA_SOUTH'] },
  WEST: { name: msg`서쪽 바다와 해안`, zones: ['WEST', 'SEA_WEST'] },
  CHUJA: { name: msg`추자도`, zones: ['CHUJA'] },
} satisfies Record<string, { name: MessageDescriptor; zones: WarningZone[] }>
type Area = keyof typeof AREAS

const HOURS = ['3', '6', '12', '24', '48'] as const

const warningsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'weather-warnings'],
  queryFn: ({ pageParam: cursor, signal }) =>
    staffRequest('GET /api/admin/weather-warnings', { query: { cursor } }, { signal }),
  ...cursorPaging,
  select: ({ pages }) => pages.flatMap(({ content }) => content),
})

/** Warnings of the weather that staff give: cards, plans and places show them beside those of the weather service. */
export function Component() {
  const { t } = useLingui()
  const query = useInfiniteQuery(warningsQuery)
  return (
    <ConsolePage title={t`기상특보`}>
      <GiveWarning />
      <Paged
        query={query}
        skeleton={<TableSkeleton />}
        isEmpty={(warnings) => warnings.length === 0}
        empty={
          <EmptyState
            scene="sea"
            title={t`알린 특보가 없어요`}
            description={t`기상청 특보는 열쇠가 있으면 저절로 들어와요. 여기에는 그 밖에 알릴 것만 적어주세요.`}
          />
        }
      >
        {(warnings) => (
          <DataTable
            caption={t`알린 특보 목록`}
            columns={[
              { header: t`특보` },
              { header: t`어디` },
              { header: t`알린 때`, isMinor: true },
              { header: t`끝나는 때` },
              { header: t`바꾸기` },
            ]}
          >
            {warnings.map((warning) => (
              <WarningRow key={warning.warningId} warning={warning} />
            ))}
          </DataTable>
        )}
      </Paged>
    </ConsolePage>
  )
}

interface WarningValues {
  kind: StoppingWarning
  level: WarningLevel
  area: Area
  hours: (typeof HOURS)[number]
}

function GiveWarning() {
  const { t, i18n } = useLingui()
  const { control, handleSubmit } = useForm<WarningValues>({
    defaultValues: { kind: 'HIGH_WAVES', level: 'ADVISORY', area: 'ISLAND', hours: '12' },
  })
  const { field: kind } = useController({ control, name: 'kind' })
  const { field: level } = useController({ control, name: 'level' })
  const { field: area } = useController({ control, name: 'area' })
  const { field: hours } = useController({ control, name: 'hours' })
  const giving = useDeed({
    mutationFn: (values: WarningValues) =>
      staffRequest('POST /api/admin/weather-warnings', {
        body: {
          kind: values.kind,
          level: values.level,
          zones: AREAS[values.area].zones,
          hours: Number(values.hours),
        },
      }),
    done: (given) => t`${warningName(given)}를 알렸어요.`,
  })
  const give = handleSubmit((values) => giving.mutate(values))
  return (
    <Panel title={t`특보 알리기`} className="mb-6">
      <Form onSubmit={() => !giving.isPending && void give()} className="gap-4 md:grid md:grid-cols-2 md:items-start">
        <SelectField
          label={t`무엇`}
          options={STOPPING_WARNINGS.map((each) => ({
            value: each,
            label: warningName({ kind: each, level: level.value }),
          }))}
          value={kind.value}
          onChange={kind.onChange}
        />
        <SegmentedControl
          label={t`단계`}
          options={[
            { value: 'ADVISORY', label: t`주의보` },
            { value: 'WARNING', label: t`경보` },
          ]}
          value={level.value}
          onChange={level.onChange}
        />
        <SelectField
          label={t`어디`}
          options={(Object.keys(AREAS) as Area[]).map((each) => ({ value: each, label: i18n._(AREAS[each].name) }))}
          value={area.value}
          onChange={area.onChange}
        />
        <SelectField
          label={t`얼마 동안`}
          options={HOURS.map((each) => ({ value: each, label: t`지금부터 ${each}시간` }))}
          value={hours.value}
          onChange={hours.onChange}
        />
        <Button type="submit" isLoading={giving.isPending}>
          {t`알리기`}
        </Button>
        <FormError error={giving.error} />
      </Form>
    </Panel>
  )
}

/** The parts that together have just these zones, else how many zones there are. */
function useAreaText() {
  const { t, i18n } = useLingui()
  return (zones: readonly WarningZone[]) => {
    const area = Object.values(AREAS).find(
      (each) => each.zones.length === zones.length && each.zones.every((zone) => zones.includes(zone)),
    )
    return area === undefined ? t`${zones.length}곳` : i18n._(area.name)
  }
}

function WarningRow({ warning }: { warning: StaffWarning }) {
  const { t } = useLingui()
  const areaText = useAreaText()
  const now = useServerNow(MINUTE_MS)
  const { warningId, zones, givenAt, endsAt, liftedAt } = warning
  const name = warningName(warning)
  const isInForce = liftedAt === null && Date.parse(endsAt) > now
  const lifting = useDeed({
    mutationFn: () => staffRequest('POST /api/admin/weather-warnings/:warningId/lift', { params: { warningId } }),
    done: () => t`${name}를 거두었어요.`,
  })

  async function handleLift() {
    const isSure = await confirm({ title: t`${name}를 거둘까요?`, confirmLabel: t`거두기`, isDanger: true })
    if (isSure) lifting.mutate(undefined, { onError: (error) => toast.error(errorText(error)) })
  }

  return (
    <Row>
      <NameCell>
        <span className="font-semibold">{name}</span>
      </NameCell>
      <Cell>{areaText(zones)}</Cell>
      <TimeCell>{formatDateTime(givenAt)}</TimeCell>
      <TimeCell>{formatDateTime(liftedAt ?? endsAt)}</TimeCell>
      <Cell>
        {isInForce ? (
          <Button
            variant="ghost"
            size="sm"
            className="text-danger!"
            isLoading={lifting.isPending}
            aria-label={t`${name} 거두기`}
            onClick={() => void handleLift()}
          >
            {t`거두기`}
          </Button>
        ) : (
          <Badge className="whitespace-nowrap">{liftedAt === null ? t`끝남` : t`거둠`}</Badge>
        )}
      </Cell>
    </Row>
  )
}
