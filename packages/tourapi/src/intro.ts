import { field, type Row } from './answer.ts'
import { oneLine, phoneOf } from './text.ts'

interface Fields {
  openTime: readonly string[]
  restDate: readonly string[]
  parking: readonly string[]
  fee: readonly string[]
  tel: readonly string[]
}

/** The fields in which detailIntro2 has what, by the service's type. `usetimefestival` is a fee, whatever its name. */
const FIELDS: Record<number, Fields> = {
  12: { openTime: ['usetime'], restDate: ['restdate'], parking: ['parking'], fee: [], tel: ['infocenter'] },
  14: {
    openTime: ['usetimeculture'],
    restDate: ['restdateculture'],
    parking: ['parkingculture'],
    fee: ['usefee'],
    tel: ['infocenterculture'],
  },
  15: {
    openTime: ['playtime'],
    restDate: [],
    parking: [],
    fee: ['usetimefestival'],
    tel: ['sponsor1tel', 'sponsor2tel'],
  },
  28: {
    openTime: ['usetimeleports'],
    restDate: ['restdateleports'],
    parking: ['parkingleports'],
    fee: ['usefeeleports'],
    tel: ['infocenterleports'],
  },
  32: { openTime: [], restDate: [], parking: ['parkinglodging'], fee: [], tel: ['infocenterlodging'] },
  38: {
    openTime: ['opentime', 'fairday'],
    restDate: ['restdateshopping'],
    parking: ['parkingshopping'],
    fee: [],
    tel: ['infocentershopping'],
  },
  39: {
    openTime: ['opentimefood'],
    restDate: ['restdatefood'],
    parking: ['parkingfood'],
    fee: [],
    tel: ['infocenterfood'],
  },
}
const STAYS = 32

export function introFacts(serviceType: number, row: Row) {
  const fields = FIELDS[serviceType]
  const first = (names: readonly string[] = []) =>
    names.map((name) => oneLine(field(row, name))).find((text) => text !== null) ?? null
  return {
    openTime: serviceType === STAYS ? stayTimes(row) : first(fields?.openTime),
    restDate: first(fields?.restDate),
    parking: first(fields?.parking),
    fee: first(fields?.fee),
    tel: fields?.tel.map((name) => phoneOf(field(row, name))).find((phone) => phone !== null) ?? null,
  }
}

function stayTimes(row: Row): string | null {
  const times = [
    ['체크인', oneLine(field(row, 'checkintime'))],
    ['체크아웃', oneLine(field(row, 'checkouttime'))],
  ] as const
  const known = times.filter(([, time]) => time !== null).map(([label, time]) => `${label} ${time}`)
  return known.length > 0 ? known.join(', ') : null
}
