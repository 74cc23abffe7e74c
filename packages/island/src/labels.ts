import { line, type LngLat } from './trace.ts'

export interface Label {
  name: string
  kind: 'city' | 'town' | 'islet' | 'peak'
  /** The rank of a label: 1 is readable with the whole island on a phone; each further rank is for a map about twice as large. */
  rank: 1 | 2 | 3 | 4
  position: LngLat
}

/** Returns a label; `places` says by name where its middle lies, in the notation of trace.ts. */
function label(kind: Label['kind'], rank: Label['rank'], places: Record<string, string>): Label[] {
  return Object.entries(places).flatMap(([name, trace]) =>
    line(trace).map((position) => ({ name, kind, rank, position })),
  )
}

export const labels: readonly Label[] = [
  ...label('city', 1, { 제주시: '5270 4930', 서귀포시: '5480 2660' }),
  ...label('town', 2, {
    애월읍: '3720 4270',
    한림읍: '2800 3830',
    한경면: '2150 3290',
    대정읍: '2400 2560',
    안덕면: '3400 2960',
    남원읍: '6950 3230',
    표선면: '7960 3530',
    성산읍: '8750 4130',
    구좌읍: '7930 5080',
    조천읍: '6740 4830',
    우도면: '9540 5040',
    추자면: '3215 9470',
  }),
  ...label('islet', 3, {
    가파도: '2710 1700',
    마라도: '2675 1185',
    비양도: '2275 4085',
    차귀도: '1490 3118',
    형제섬: '3147 2100',
    범섬: '5168 2180',
    문섬: '5660 2265',
    섶섬: '5995 2300',
    지귀도: '6557 2250',
    횡간도: '3410 10095',
  }),
  ...label('islet', 4, {
    새섬: '5620 2366',
    토끼섬: '9026 5242',
    다려도: '6954 5541',
    상추자도: '2920 9590',
    추포도: '3213 9875',
    직구도: '2497 9878',
    사수도: '6392 9205',
  }),
  ...label('peak', 3, {
    성산일출봉: '9416 4581',
    산방산: '3136 2416',
    송악산: '2905 1990',
    수월봉: '1648 2948',
    새별오름: '3576 3663',
    노꼬메오름: '4010 4005',
    어승생악: '4925 3955',
    금오름: '3059 3552',
    거문오름: '7179 4550',
    다랑쉬오름: '8220 4750',
    따라비오름: '7510 3857',
    물영아리오름: '6940 3690',
  }),
  ...label('peak', 4, {
    군산오름: '3707 2525',
    저지오름: '2530 3345',
    도두봉: '4670 5066',
    지미봉: '9020 4990',
    용눈이오름: '8320 4588',
    백약이오름: '7898 4362',
  }),
]
